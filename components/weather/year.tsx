'use client';

import { ClimateTable } from './climate-table';
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
