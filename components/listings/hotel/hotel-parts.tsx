import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CopyButton } from '@/components/layout/copy-button';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { searchLink } from '@/lib/ferries/search/address';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Island } from '@/lib/islands/schema';
import type { Hotel } from '@/lib/listings/hotels/schema';
import { routes } from '@/lib/routes/register';
import { addToTripAddress } from '@/lib/trips/listing-reference';
import { type FilterWords, filterWords } from '../filter-words';
import { PriceYear } from '../place/price-year';
import { SurroundingsChart } from '../place/surroundings-chart';
import type { ListingRow } from '../rows/row';
import { nearestOf } from './nearest';

interface HotelPartsProps {
  hotel: Hotel;
  island: Island;
  /** Of the same kind on the same island. */
  similar: readonly ListingRow[];
  locale: Locale;
}

/** What the page of a place to stay says beside its name and words. */
export async function HotelParts({ hotel, island, similar, locale }: HotelPartsProps) {
  const [t, list] = await Promise.all([
    getTranslations({ locale, namespace: 'listings.place' }),
    getTranslations({ locale, namespace: 'listings.list' }),
  ]);
  const names = new Map([[island.slug as string, island.name[locale]]]);
  const words = await filterWords('hotels', locale, names);
  const { position, minutesOnFoot } = hotel;
  const beach = nearestOf(island.beaches, position);
  const port = nearestOf(island.ports, position);
  const named = [beach, port].flatMap((one) => (one ? [one.place] : []));
  const walk = (minutes: number | null) =>
    minutes === null ? t('walkUnknown') : t('walk', { minutes });
  const islandHref = (section: string) => `${routes.island(island.slug)}#${section}`;
  return (
    <>
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <div>
          <h2>{t('facts')}</h2>
          <HotelFacts hotel={hotel} words={words} locale={locale} />
        </div>
        <div>
          <h2 className="mb-4">{t('around')}</h2>
          <SurroundingsChart
            island={island.slug}
            name={hotel.name[locale]}
            position={position}
            marks={named.map((place) => ({ ...place, name: place.name[locale] }))}
            locale={locale}
          />
        </div>
        <div>
          <h2>{t('price')}</h2>
          <PriceYear
            price={hotel.pricePerNight}
            openMonths={hotel.openMonths}
            unit={list('perNight')}
            locale={locale}
          />
        </div>
        <div>
          <h2>{t('ways')}</h2>
          <Facts>
            <Fact name={t('beach')}>
              {walk(minutesOnFoot.beach)}{' '}
              {beach ? (
                <>
                  {t('nearest')}{' '}
                  <SiteLink href={islandHref(`beach-${beach.place.id}`)} className="text-link">
                    {beach.place.name[locale]}
                  </SiteLink>
                  {'. '}
                  {beach.place.sentence[locale]} {t('windUnknown')}
                </>
              ) : null}
            </Fact>
            <Fact name={t('port')}>
              {walk(minutesOnFoot.port)}{' '}
              {port ? (
                <>
                  {t('nearest')} {port.place.name[locale]}.{' '}
                  {/* By the island: not every quay of a record has boats in the timetable. */}
                  <SiteLink href={searchLink({ from: island.slug })} className="text-link">
                    {t('ferries')}
                  </SiteLink>
                </>
              ) : null}
            </Fact>
            <Fact name={t('bus')}>{walk(minutesOnFoot.bus)}</Fact>
          </Facts>
        </div>
      </div>
      <p className="mt-8 flex flex-wrap gap-3">
        <SiteLink
          href={addToTripAddress('hotels', hotel.slug)}
          rel="nofollow"
          className={buttonClass()}
        >
          {t('addToTrip')}
        </SiteLink>
        <CopyButton label={t('share')} copied={t('copied')} refused={t('refused')} />
      </p>
      {similar.length > 0 ? (
        <section aria-labelledby="similar" className="mt-10 border-t border-rule pt-8">
          <h2 id="similar">{t('similar')}</h2>
          <ul className="mt-4 grid gap-x-8 md:grid-cols-3">
            {similar.map(({ slug, href, name, about, where, price, sample }) => (
              <li key={slug} className="border-t border-rule py-4">
                <a
                  href={href}
                  className="font-display text-[1.3rem] leading-tight hover:text-accent"
                >
                  {name}
                </a>
                <p className="mt-1 font-ui text-sm text-ink-2">
                  {about}, {where}
                </p>
                <p className="mt-1 font-ui text-sm">
                  <b>{price[0]}</b> {price[1]}
                  {sample ? `, ${sample}` : ''}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

interface HotelFactsProps {
  hotel: Hotel;
  words: FilterWords;
  locale: Locale;
}

async function HotelFacts({ hotel, words, locale }: HotelFactsProps) {
  const t = await getTranslations({ locale, namespace: 'listings.place' });
  const { guestRating, checkIn, amenities, accessibility } = hotel;
  const joined = (name: string, values: readonly string[]) =>
    values.map((value) => words.value(name, value)).join(', ');
  return (
    <Facts>
      <Fact name={t('kind')}>
        {words.value('kind', hotel.kind)}
        {hotel.class ? `, ${words.value('class', hotel.class)}` : ''}
      </Fact>
      <Fact name={t('where')}>
        {hotel.place[locale]}, {words.value('island', hotel.island)}
      </Fact>
      <Fact name={words.name('rating')}>
        {guestRating
          ? t('ratingOf', {
              score: formatNumber(guestRating.score, locale, { minimumFractionDigits: 1 }),
              count: guestRating.count,
            })
          : t('noRating')}
      </Fact>
      <Fact name={t('guests')}>{t('upTo', { count: hotel.maxGuests })}</Fact>
      <Fact name={t('checkIn')}>
        {checkIn.until
          ? t('fromUntil', { earliest: checkIn.from, latest: checkIn.until })
          : t('fromOn', { earliest: checkIn.from })}{' '}
        {t('checkOut', { until: hotel.checkOut })}
      </Fact>
      <Fact name={words.name('amenities')}>
        {amenities.length > 0 ? joined('amenities', amenities) : t('unknown')}
      </Fact>
      <Fact name={words.name('accessibility')}>
        {accessibility.length > 0 ? joined('accessibility', accessibility) : t('accessUnknown')}
      </Fact>
    </Facts>
  );
}

const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="mt-4 font-ui">{children}</dl>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-4 border-t border-rule py-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
    <dt className="text-sm text-ink-2">{name}</dt>
    <dd>{children}</dd>
  </div>
);
