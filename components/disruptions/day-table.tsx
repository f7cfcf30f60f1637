import { getTranslations } from 'next-intl/server';
import { TableScroll } from '@/components/ui/table-scroll';
import { formatDay } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IsoDate } from '@/lib/foundation/time/types';
import {
  countKinds,
  countsOf,
  isAllQuiet,
  isFullyKnown,
  onDay,
} from '@/lib/sea/ferries/disruptions/counts';
import type { Disruptions } from '@/lib/sea/ferries/disruptions/types';
import './disruptions.css';

interface DayTableProps {
  locale: Locale;
  found: Disruptions;
}

/** Numbers of boats by day and reason; a day with something leads to its section. */
export async function DayTable({ locale, found }: DayTableProps) {
  const t = await getTranslations('disruptions.table');
  return (
    <>
      <TableScroll label={t('caption')}>
        <table className="disruptions-table" data-testid="disruptions-days">
          <caption className="sr-only">{t('caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              {countKinds.map((kind) => (
                <th key={kind} scope="col">
                  {t(kind)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.days.map((date) => {
              const day = onDay(found, date);
              const counts = countsOf(day);
              const name = formatDay(date, locale, 'short');
              return (
                <tr key={date}>
                  <th scope="row">
                    <DayLink day={day} date={date} name={name} />
                  </th>
                  {isAllQuiet(day) ? (
                    <td colSpan={countKinds.length} data-count="0">
                      {t(isFullyKnown(found) ? 'quiet' : 'unknown')}
                    </td>
                  ) : (
                    countKinds.map((kind) =>
                      counts[kind] > 0 || isReported(found, kind) ? (
                        <td key={kind} data-kind={kind} data-count={counts[kind]}>
                          {counts[kind]}
                        </td>
                      ) : (
                        <td key={kind} data-kind={kind}>
                          <span aria-hidden="true">–</span>
                          <span className="sr-only">{t('unknown')}</span>
                        </td>
                      ),
                    )
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </TableScroll>
      <p className="measure mt-2 font-ui text-sm text-ink-2">{t('note')}</p>
    </>
  );
}

/** Tests whether the source of a kind answers, so that no boats means none. */
const isReported = ({ state, forecast }: Disruptions, kind: (typeof countKinds)[number]) =>
  kind === 'windy' ? forecast.freshness !== 'none' : state === 'live' || state === 'partly';

/** Leads to the boats and winds of a day, else to its notices. */
function DayLink({ day, date, name }: { day: Disruptions; date: IsoDate; name: string }) {
  const { boats, winds, notices } = day;
  const target = boats.length + winds.length > 0 ? `day-${date}` : 'notices';
  if (boats.length + winds.length + notices.length === 0) return name;
  return (
    <a href={`#${target}`} className="text-link inline-flex min-h-6 items-center">
      {name}
    </a>
  );
}
