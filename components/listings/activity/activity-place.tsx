import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import type { Activity } from '@/lib/booking/listings/activities/schema';
import type { BusLine } from '@/lib/booking/transfers/schema';
import { formatNumber } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import { bareName } from '@/lib/records/charts/names';
import type { Island } from '@/lib/records/islands/schema';
import { DetailSection } from '../detail/detail-section';
import { SurroundingsChart } from '../place/surroundings-chart';
import { type Near, wayThere } from './way-there';

interface ActivityPlaceProps {
  activity: Activity;
  island: Island;
  /** All bus lines of the island. */
  busLines: readonly BusLine[];
  locale: Locale;
}

/** Meeting point: the chart around it, and how to get there. */
export async function ActivityPlace({ activity, island, busLines, locale }: ActivityPlaceProps) {
  const t = await getTranslations('activities.page');
  const { position, meetingPoint } = activity;
  const name = bareName(island.name[locale]);
  const { port, village, lines, hasBuses } = wayThere(island, busLines, activity);
  const near = ({ name: place, km }: Near) => ({
    place: place[locale],
    km: formatNumber(km, locale, { maximumFractionDigits: 1 }),
  });
  return (
    <DetailSection id="place" title={t('place')}>
      <div className="detail-place">
        <SurroundingsChart
          island={island.slug}
          position={position}
          name={meetingPoint[locale]}
          marks={[port, village].flatMap((one) =>
            one ? [{ id: one.name.en, name: one.name[locale], position: one.position }] : [],
          )}
          locale={locale}
        />
        <div>
          <p className="text-lg">{meetingPoint[locale]}</p>
          <p className="font-ui text-sm text-ink-2">
            {activity.place[locale]}, {name}
          </p>
          <ul className="detail-ways">
            {port ? <li>{t('fromPort', near(port))}</li> : null}
            {village ? <li>{t('fromVillage', near(village))}</li> : null}
            {lines.map((line) => (
              <li key={line.id}>
                {t('bus', { from: line.from[locale], to: line.to[locale] })}{' '}
                <span className="text-ink-2">{line.summer[locale]}</span>
              </li>
            ))}
            {lines.length === 0 ? (
              <li>{t(hasBuses ? 'noBusHere' : 'noBuses', { island: name })}</li>
            ) : null}
          </ul>
          <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2 font-ui">
            <SiteLink href={`${routes.transfers}?island=${island.slug}`} className="text-link">
              {t('transfers', { island: name })}
            </SiteLink>
            <SiteLink href={routes.island(island.slug)} className="text-link">
              {t('island', { island: name })}
            </SiteLink>
          </p>
        </div>
      </div>
    </DetailSection>
  );
}
