'use client';

import './day-strip.css';

/** One day of the strip, as finished text. `address` is the part between `before` and `after`. */
export interface DayView {
  readonly date: string;
  readonly address: string;
  /** Weekday, number, month. */
  readonly words: readonly [string, string, string];
  /** Sailings of the day, as the visible text and as the accessible label. */
  readonly short: string;
  readonly full: string;
  /** Bar height in pixels; 0 if a change is needed, absent if nothing sails. */
  readonly height?: number;
  /** More than two days before the current day: hidden on narrow screens. */
  readonly isFar?: true;
}

interface DayLinksProps {
  days: readonly DayView[];
  current: string;
  /** Common prefix and suffix of the addresses, sent once. */
  before: string;
  after: string;
}

/**
 * Row of links, one per day. A client component, because React sends its short props; it would send
 * the markup of a server component a second time as data.
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
