'use client';

import './day-strip.css';

/** A day of a strip: its address between what all have in common, its words, and how full it is. */
export interface DayView {
  readonly date: string;
  readonly address: string;
  /** Weekday, number, month. */
  readonly words: readonly [string, string, string];
  /** What sails, in short and in full. */
  readonly short: string;
  readonly full: string;
  /** Height of its bar in pixels; 0 where a change is needed, absent where nothing sails. */
  readonly height?: number;
  /** Too far before the current day for a narrow screen. */
  readonly isFar?: true;
}

interface DayLinksProps {
  days: readonly DayView[];
  current: string;
  /** What the addresses of all days begin and end with. */
  before: string;
  after: string;
}

/**
 * Days side by side, each a link. A client component, because React sends one as short props, and a server component as
 * its whole markup a second time.
 */
export function DayLinks({ days, current, before, after }: DayLinksProps) {
  return (
    <ul className="day-strip">
      {days.map((day) => (
        <li key={day.date} data-far={day.isFar}>
          <a
            href={before + day.address + after}
            data-scroll="keep"
            data-none={day.height === undefined ? true : undefined}
            aria-current={day.date === current ? 'date' : undefined}
            aria-label={day.full}
          >
            <Words {...day} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Words({ words: [weekday, number, month], height, short }: DayView) {
  return (
    <>
      {`${weekday} `}
      <b>{number}</b>
      {` ${month}`}
      {height ? (
        <i style={{ height: `${height}px` }} />
      ) : (
        <i data-via={height === 0 ? true : undefined} />
      )}
      {short}
    </>
  );
}
