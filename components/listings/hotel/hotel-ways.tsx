import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import type { Hotel } from '@/lib/booking/listings/hotels/schema';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import type { Island } from '@/lib/records/islands/schema';
import { searchLink } from '@/lib/sea/ferries/search/address';
import { DetailSection } from '../detail/detail-section';
import { FactList } from '../detail/fact-list';
import { SurroundingsChart } from '../place/surroundings-chart';
import { nearestOf } from './nearest';

interface HotelWaysProps {
  hotel: Hotel;
  island: Island;
  locale: Locale;
}

/** Surroundings of a hotel: the chart, and the walks to beach, port and bus. */
export async function HotelWays({ hotel, island, locale }: HotelWaysProps) {
  const t = await getTranslations({ locale, namespace: 'listings.place' });
  const { position, minutesOnFoot } = hotel;
  const beach = nearestOf(island.beaches, position)?.place;
  const port = nearestOf(island.ports, position)?.place;
  const walk = (minutes: number | null) =>
    minutes === null ? t('walkUnknown') : t('walk', { minutes });
  const named = [...(beach ? [beach] : []), ...(port ? [port] : [])];
  return (
    <DetailSection id="around" title={t('around')}>
      <div className="detail-place">
        <SurroundingsChart
          island={island.slug}
          name={hotel.name[locale]}
          position={position}
          marks={named.map(({ id, name, position: at }) => ({
            id,
            name: name[locale],
            position: at,
          }))}
          locale={locale}
        />
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
