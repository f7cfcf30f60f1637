import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { TimetableLabel } from '@/components/timetable/timetable-label';
import { TableScroll } from '@/components/ui/table-scroll';
import { formatEuros } from '@/lib/foundation/i18n/format';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routeEndsOf, routeSlugOf } from '@/lib/foundation/ids/ferry-routes';
import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { routes } from '@/lib/platform/routes/register';
import type { BoatsFromIsland } from '@/lib/sea/ferries/connections/boats-from-island';
import { hoursRange } from '@/lib/sea/ferries/connections/hours-range';
import { searchLink } from '@/lib/sea/ferries/search/address';

interface BoatsTableProps {
  locale: Locale;
  boats: BoatsFromIsland;
}

/** Page of the way between two places, or a search of its boats where the way has none. */
function wayBetween(from: string, to: string): string {
  const slug = routeSlugOf({ from, to });
  return routeEndsOf(slug) ? routes.ferryRoute(slug) : searchLink({ from, to });
}

/** Maximum number of islands in the table; the island's page lists all. */
const mostIslands = 7;

/**
 * Direct ferries from an island, as a table in a guide: duration, sailings per week, lowest fare.
 */
export async function BoatsTable({ locale, boats }: BoatsTableProps) {
  const t = await getTranslations('guides.boats');
  const { island, connections, network } = boats;
  const name = placeArguments('name', island.name[locale], locale);
  const ofIslands = connections.filter(({ place }) => isIslandSlug(place.id));
  const busiest = ofIslands
    .toSorted((a, b) => (b.boats[0] ?? 0) - (a.boats[0] ?? 0))
    .slice(0, mostIslands);
  const shown = connections.filter((one) => !ofIslands.includes(one) || busiest.includes(one));
  return (
    <>
      <TableScroll label={t('label', name)}>
        <table className="[&_td]:min-w-0">
          <thead>
            <tr>
              <th scope="col">{t('to')}</th>
              <th scope="col">{t('hours')}</th>
              <th scope="col">{t('weekly')}</th>
              <th scope="col">{t('fare')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ place, minutes, boats: weekly, fromCents }) => (
              <tr key={place.id}>
                <td>
                  <SiteLink href={wayBetween(island.id, place.id)} className="text-link">
                    {place.name[locale]}
                  </SiteLink>
                </td>
                <td>{hoursRange(minutes)}</td>
                <td>{weekly.join(' / ')}</td>
                <td>{fromCents === null ? '–' : formatEuros(fromCents, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      {shown.length < connections.length && isIslandSlug(island.id) ? (
        <p>
          <SiteLink href={`${routes.island(island.id)}#boats`} className="text-link">
            {t('all', name)}
          </SiteLink>
        </p>
      ) : null}
      <TimetableLabel locale={locale} info={network.info} loadedAt={network.loadedAt} />
    </>
  );
}
