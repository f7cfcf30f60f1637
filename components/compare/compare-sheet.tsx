import { SiteLink } from '@/components/layout/site-link';
import { ChartPoster } from '@/components/maps/chart-poster';
import { TimetableLabel } from '@/components/timetable/timetable-label';
import { TableScroll } from '@/components/ui/table-scroll';
import { formatAsOf, formatDate } from '@/lib/foundation/i18n/format';
import { monthOf } from '@/lib/foundation/time/as-of';
import { routes } from '@/lib/platform/routes/register';
import { costsCheckedOn } from '@/lib/records/costs/sources';
import type { ComparedIsland } from '@/lib/trips/compare/types';
import { compareRows } from './compare-words';
import { type CompareContext, listOf, nameIn } from './format';
import './compare-page.css';

interface CompareSheetProps extends CompareContext {
  islands: readonly ComparedIsland[];
  /** Day on which the facts were last checked (ISO date). */
  checkedOn: string;
}

/** The facts of two or three islands side by side, and where they come from. */
export function CompareSheet({ islands, checkedOn, ...context }: CompareSheetProps) {
  const { t, locale } = context;
  const names = islands.map(({ island }) => nameIn(island, locale));
  const network = islands.find(({ fromAthens }) => fromAthens)?.fromAthens?.network;
  const label = t('tableLabel', { names: listOf(names, locale) });
  return (
    <>
      <TableScroll label={label}>
        <table className="compare-table" data-islands={islands.length}>
          <thead>
            <tr>
              <td />
              {islands.map(({ island }, index) => (
                <th key={island.slug} scope="col">
                  <SiteLink href={routes.island(island.slug)} className="compare-island">
                    <span>
                      <ChartPoster slug={island.slug} />
                    </span>
                    {names[index]}
                  </SiteLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {compareRows(context, islands).map(({ key, label: name, cells }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {cells.map((lines, index) => (
                  <td key={islands[index]?.island.slug}>
                    {lines.map((line) => (
                      <span key={line}>{line}</span>
                    ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      <p className="measure mt-4 font-ui text-sm text-ink-2">
        {t('note', { date: formatDate(checkedOn, locale) })}{' '}
        {t.rich('costNote', {
          month: formatAsOf(monthOf(costsCheckedOn), locale),
          link: (text) => (
            <SiteLink href={`${routes.resources}#costs`} className="text-link">
              {text}
            </SiteLink>
          ),
        })}
      </p>
      {network ? (
        <div className="mt-4 max-w-2xl">
          <TimetableLabel locale={locale} info={network.info} loadedAt={network.loadedAt} />
        </div>
      ) : null}
    </>
  );
}
