'use client';

import { TableScroll } from '@/components/ui/table-scroll';
import { formatNumber } from '@/lib/foundation/i18n/format';
import { monthName } from '@/lib/records/islands/format';
import { MonthNames, Rain, Temperatures } from './plot-parts';
import type { YearProps } from './plot-station';

/**
 * Chart and table of an average year. Both server and client build it from twelve rows of numbers,
 * because sending the markup twice would be large (ADR 32).
 */
export function Year(props: YearProps) {
  const { months, words } = props;
  return (
    <>
      <div aria-hidden="true">
        <p className="label-caps mb-2">{words.temperature}</p>
        <Temperatures {...props} />
        <MonthNames {...props} />
        {months.some(({ rainMm }) => rainMm !== null) ? <Rain {...props} /> : null}
        {props.bestMonths.length > 0 ? (
          <p className="mt-3 flex items-center gap-2 text-sm text-ink-2">
            <span className="inline-block size-3.5 border border-control bg-water/15" />
            {words.bestMonths}
          </p>
        ) : null}
      </div>
      <ClimateTable {...props} />
    </>
  );
}

/** Values of the chart as a table, for screen readers and exact figures. */
function ClimateTable({ months, bestMonths, words, locale }: YearProps) {
  const rain = months.some(({ rainMm }) => rainMm !== null);
  const sea = months.some(({ seaC }) => seaC !== null);
  const shown = (value: number | null) => (value === null ? '–' : formatNumber(value, locale));
  const cell = 'border-t border-rule py-1.5 pl-2 sm:pl-3 text-right';
  return (
    <details className="mt-4 text-sm">
      <summary className="inline-flex min-h-11 items-center underline decoration-accent underline-offset-4">
        {words.table}
      </summary>
      <TableScroll label={words.label} className="mt-1 max-w-[36rem]">
        <table className="w-full border-b border-rule tabular-nums">
          <caption className="sr-only">{words.label}</caption>
          <thead className="text-ink-2">
            <tr className="align-bottom">
              <th scope="col" className="py-1.5 text-left font-medium">
                {words.month}
              </th>
              <th scope="col" className="py-1.5 pl-2 sm:pl-3 text-right font-medium">
                {words.highColumn}
              </th>
              <th scope="col" className="py-1.5 pl-2 sm:pl-3 text-right font-medium">
                {words.lowColumn}
              </th>
              {rain ? (
                <th scope="col" className="py-1.5 pl-2 sm:pl-3 text-right font-medium">
                  {words.rainColumn}
                </th>
              ) : null}
              {sea ? (
                <th scope="col" className="py-1.5 pl-2 sm:pl-3 text-right font-medium">
                  {words.seaColumn}
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {months.map((month, index) => (
              <tr
                key={monthName(index + 1, locale)}
                className={bestMonths.includes(index + 1) ? 'bg-water/15' : ''}
              >
                <th scope="row" className="border-t border-rule py-1.5 text-left font-medium">
                  {monthName(index + 1, locale)}
                </th>
                <td className={cell}>{shown(month.high)}</td>
                <td className={cell}>{shown(month.low)}</td>
                {rain ? <td className={cell}>{shown(month.rainMm)}</td> : null}
                {sea ? <td className={cell}>{shown(month.seaC)}</td> : null}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </details>
  );
}
