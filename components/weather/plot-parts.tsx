import { monthName } from '@/lib/records/islands/format';
import type { YearProps } from './plot-station';

/** Width of the chart in its own units: 100 per month. */
const plotWidth = 1200;

/**
 * Temperatures at the bottom and the top of the chart, °C; the space beyond the data holds the
 * numbers.
 */
const [coldest, warmest] = [1, 34];

/** Returns the position of a temperature in per cent from the top. */
function fromTop(celsius: number): number {
  return Math.round(((warmest - celsius) / (warmest - coldest)) * 1000) / 10;
}

/** Returns the middle of a month's column; 0 is January. */
function monthX(index: number): number {
  return (index + 0.5) * (plotWidth / 12);
}

/** Returns the points of a year's line. It extends to both edges, where December meets January. */
function corners(values: readonly number[]): string[] {
  const turn = ((values.at(-1) ?? 0) + (values[0] ?? 0)) / 2;
  return [
    `0 ${fromTop(turn)}`,
    ...values.map((value, index) => `${monthX(index)} ${fromTop(value)}`),
    `${plotWidth} ${fromTop(turn)}`,
  ];
}

/** Returns the path of a line through twelve monthly values. */
function line(values: readonly number[]): string {
  return `M${corners(values).join('L')}`;
}

/** Returns the path of the area between two such lines. */
function areaBetween(upper: readonly number[], lower: readonly number[]): string {
  return `${line(upper)}L${corners(lower).toReversed().join('L')}Z`;
}

/** Index of July. */
const summerIndex = 6;

const tint = (best: boolean) => (best ? 'bg-water/15' : '');
const hundredth = (value: number) => Math.round(value * 100) / 100;
const column = (index: number) => `${hundredth((monthX(index) / plotWidth) * 100)}%`;

/**
 * Band from the mean low to the mean high with numbers on its two lines, and the sea temperature if
 * known.
 */
export function Temperatures({ months, bestMonths, words }: YearProps) {
  const highs = months.map(({ high }) => high);
  const lows = months.map(({ low }) => low);
  const sea = months.flatMap(({ seaC }, index) => (seaC === null ? [] : [{ index, seaC }]));
  // Labels the sea between its line and the line of the highs, in July, where both are level.
  const summer = months[summerIndex];
  return (
    <div className="relative h-60 border-b border-ink text-xs tabular-nums sm:text-sm md:h-72">
      <div className="absolute inset-0 grid grid-cols-12">
        {highs.map((_, index) => (
          <div key={column(index)} className={tint(bestMonths.includes(index + 1))} />
        ))}
      </div>
      <svg
        className="absolute inset-0 size-full text-ink"
        viewBox={`0 0 ${plotWidth} 100`}
        preserveAspectRatio="none"
        focusable="false"
        aria-hidden="true"
      >
        <path d={areaBetween(highs, lows)} className="fill-water opacity-20" />
        {[highs, lows].map((values) => (
          <path
            key={values.join()}
            d={line(values)}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <polyline
          points={sea.map(({ index, seaC }) => `${monthX(index)},${fromTop(seaC)}`).join(' ')}
          fill="none"
          className="stroke-water"
          strokeWidth="1.75"
          strokeDasharray="2 4"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {months.map(({ high, low }, index) => (
        <div key={column(index)} className="absolute inset-y-0" style={{ left: column(index) }}>
          <span
            className="absolute -translate-x-1/2 -translate-y-[calc(100%+5px)]"
            style={{ top: `${fromTop(high)}%` }}
          >
            {Math.round(high)}
          </span>
          <span
            className="absolute -translate-x-1/2 translate-y-[5px] text-ink-2"
            style={{ top: `${fromTop(low)}%` }}
          >
            {Math.round(low)}
          </span>
        </div>
      ))}
      <span
        className="absolute left-1.5 -translate-y-[calc(200%+8px)] italic"
        style={{ top: `${fromTop(months[0]?.high ?? 0)}%` }}
      >
        {words.high}
      </span>
      <span
        className="absolute left-1.5 translate-y-[calc(100%+8px)] text-ink-2 italic"
        style={{ top: `${fromTop(months[0]?.low ?? 0)}%` }}
      >
        {words.low}
      </span>
      {summer && summer.seaC !== null ? (
        <span
          className="absolute -translate-x-1/2 -translate-y-1/2 text-water italic"
          style={{
            left: column(summerIndex),
            top: `${(fromTop(summer.high) + fromTop(summer.seaC)) / 2}%`,
          }}
        >
          {words.sea}
        </span>
      ) : null}
    </div>
  );
}

/** Names of the months below the chart: initials on a phone, abbreviations on wider screens. */
export function MonthNames({ bestMonths, locale }: YearProps) {
  return (
    <div className="grid grid-cols-12 text-center text-xs sm:text-sm">
      {Array.from({ length: 12 }, (_, index) => index + 1).map((month) => {
        const isBest = bestMonths.includes(month);
        return (
          <span key={month} className={`py-1.5 ${tint(isBest)} ${isBest ? 'font-semibold' : ''}`}>
            <span className="sm:hidden">{monthName(month, locale, 'narrow')}</span>
            <span className="max-sm:hidden">{monthName(month, locale, 'short')}</span>
          </span>
        );
      })}
    </div>
  );
}

/** Monthly rain as numbered bars. */
export function Rain({ months, bestMonths, words }: YearProps) {
  const most = Math.max(...months.map(({ rainMm }) => rainMm ?? 0));
  return (
    <>
      <p className="label-caps mt-4 mb-2">{words.rain}</p>
      <div className="grid h-24 grid-cols-12 border-b border-ink text-center text-xs tabular-nums sm:text-sm">
        {months.map(({ rainMm }, index) => (
          <div
            key={column(index)}
            className={`flex flex-col items-center justify-end ${tint(bestMonths.includes(index + 1))}`}
          >
            <span>{rainMm ?? '–'}</span>
            <span
              className="w-[46%] bg-water"
              style={{ height: `${hundredth(((rainMm ?? 0) / most) * 70)}%` }}
            />
          </div>
        ))}
      </div>
    </>
  );
}
