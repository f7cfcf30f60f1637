import { getTranslations } from 'next-intl/server';
import type { Hotel } from '@/lib/booking/listings/hotels/schema';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { Island } from '@/lib/records/islands/schema';
import {
  DetailSection,
  type Fact,
  FactList,
  KeepOrShare,
  SimilarListings,
} from '../detail/detail-parts';
import { MonthRing } from '../detail/month-ring';
import { ListingData } from '../detail/structured-data';
import { type FilterWords, filterWords } from '../filter-words';
import { PriceYear } from '../place/price-year';
import { nearestOf } from '../place/way-there';
import type { ListingRow } from '../rows/row';
import '../detail/detail.css';
import { SiteLink } from '@/components/layout/site-link';
import { formatNumber } from '@/lib/foundation/i18n/format';
import { routes } from '@/lib/platform/routes/register';
import { formatMonths } from '@/lib/records/islands/format';
import { searchLink } from '@/lib/sea/ferries/search/address';
import { SurroundingsChart } from '../place/surroundings-chart';

interface HotelDetailProps {
  hotel: Hotel;
  island: Island;
  /** Similar hotels on the island. */
  similar: readonly ListingRow[];
  locale: Locale;
}

/** Sections of a hotel page below its name and description. */
export async function HotelDetail({ hotel, island, similar, locale }: HotelDetailProps) {
  const names = new Map([[island.slug as string, island.name[locale]]]);
  const [t, list, words] = await Promise.all([
    getTranslations({ locale, namespace: 'listings.place' }),
    getTranslations({ locale, namespace: 'listings.list' }),
    filterWords('hotels', locale, names),
  ]);
  return (
    <>
      <KeepOrShare kind="hotels" slug={hotel.slug} isSample={hotel.isSample} />
      <div className="detail-glance">
        <FactList facts={await hotelFacts(hotel, words, locale)} />
        <MonthRing months={hotel.openMonths} locale={locale} />
      </div>
      {hotel.isSample ? null : (
        <DetailSection id="price" title={t('price')}>
          <div className="detail-steps">
            <PriceYear
              price={hotel.pricePerNight}
              openMonths={hotel.openMonths}
              unit={list('perNight')}
              locale={locale}
            />
          </div>
        </DetailSection>
      )}
      <HotelWays hotel={hotel} island={island} locale={locale} />
      <SimilarListings rows={similar} />
      <ListingData
        kind="hotels"
        record={hotel}
        island={island.name[locale]}
        amenities={hotel.amenities.map((one) => words.value('amenities', one))}
        locale={locale}
      />
    </>
  );
}

/** Returns the facts of a hotel as text. Names unknown ones that matter, e.g. accessibility. */
async function hotelFacts(hotel: Hotel, words: FilterWords, locale: Locale): Promise<Fact[]> {
  const t = await getTranslations({ locale, namespace: 'listings.place' });
  const { guestRating, checkIn, amenities, accessibility, openMonths } = hotel;
  const joined = (name: string, values: readonly string[]) =>
    values.map((value) => words.value(name, value)).join(', ');
  const arrival = checkIn.until
    ? t('fromUntil', { earliest: checkIn.from, latest: checkIn.until })
    : t('fromOn', { earliest: checkIn.from });
  return [
    [
      t('kind'),
      [
        words.value('kind', hotel.kind),
        ...(hotel.class ? [words.value('class', hotel.class)] : []),
      ].join(', '),
    ],
    [t('where'), `${hotel.place[locale]}, ${words.value('island', hotel.island)}`],
    ...(hotel.isSample
      ? []
      : [
          [
            words.name('rating'),
            guestRating
              ? t('ratingOf', {
                  score: formatNumber(guestRating.score, locale, { minimumFractionDigits: 1 }),
                  count: guestRating.count,
                })
              : t('noRating'),
          ] as const,
        ]),
    [t('guests'), t('upTo', { count: hotel.maxGuests })],
    [t('open'), openMonths.length === 12 ? t('allYear') : formatMonths(openMonths, locale)],
    [t('checkIn'), `${arrival} ${t('checkOut', { until: hotel.checkOut })}`],
    [words.name('amenities'), amenities.length > 0 ? joined('amenities', amenities) : t('unknown')],
    [
      words.name('accessibility'),
      accessibility.length > 0 ? joined('accessibility', accessibility) : t('accessUnknown'),
    ],
  ];
}

interface HotelWaysProps {
  hotel: Hotel;
  island: Island;
  locale: Locale;
}

/** Chart of the surroundings of a hotel, with the nearest beach and port. */
export function HotelChart({ hotel, island, locale }: HotelWaysProps) {
  const { position, name } = hotel;
  const near = [nearestOf(island.beaches, position), nearestOf(island.ports, position)];
  return (
    <SurroundingsChart
      island={island.slug}
      name={name[locale]}
      position={position}
      marks={near.flatMap((one) =>
        one ? [{ id: one.id, name: one.name[locale], position: one.position }] : [],
      )}
      locale={locale}
    />
  );
}

/** Walks from a hotel to beach, port and bus; with a photograph on top, the chart is here. */
async function HotelWays({ hotel, island, locale }: HotelWaysProps) {
  const t = await getTranslations({ locale, namespace: 'listings.place' });
  const { position, minutesOnFoot } = hotel;
  const beach = nearestOf(island.beaches, position);
  const port = nearestOf(island.ports, position);
  const walk = (minutes: number | null) =>
    minutes === null ? t('walkUnknown') : t('walk', { minutes });
  return (
    <DetailSection id="around" title={t('around')}>
      <div className={hotel.image ? 'detail-place' : undefined}>
        {hotel.image ? <HotelChart hotel={hotel} island={island} locale={locale} /> : null}
        <div>
          <FactList
            facts={[
              [
                t('beach'),
                <>
                  {walk(minutesOnFoot.beach)}{' '}
                  {beach ? (
                    <>
                      {t('nearest')}{' '}
                      <SiteLink
                        href={`${routes.island(island.slug)}#beach-${beach.id}`}
                        className="text-link"
                      >
                        {beach.name[locale]}
                      </SiteLink>
                      {'. '}
                      {beach.sentence[locale]} {t('windUnknown')}
                    </>
                  ) : null}
                </>,
              ],
              [
                t('port'),
                <>
                  {walk(minutesOnFoot.port)}{' '}
                  {port ? (
                    <>
                      {t('nearest')} {port.name[locale]}.{' '}
                      {/* Searches by island, because not every port of a record is in the
                          timetable. */}
                      <SiteLink href={searchLink({ from: island.slug })} className="text-link">
                        {t('ferries')}
                      </SiteLink>
                    </>
                  ) : null}
                </>,
              ],
              [t('bus'), walk(minutesOnFoot.bus)],
            ]}
          />
        </div>
      </div>
    </DetailSection>
  );
}
