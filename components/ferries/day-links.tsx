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

/** Days side by side, each a link. A leaf, so that an answer is sent as data and markup rather than as markup twice. */
export function DayLinks({ days, current, before, after }: DayLinksProps) {
  return (
    <ul className="day-strip">
      {days.map(
        ({ date, address, words: [weekday, number, month], short, full, height, isFar }) => (
          <li key={date} data-far={isFar}>
            <a
              href={before + address + after}
              data-scroll="keep"
              data-none={height === undefined ? true : undefined}
              aria-current={date === current ? 'date' : undefined}
              aria-label={full}
            >
              {`${weekday} `}
              <b>{number}</b>
              {` ${month}`}
              {height ? <i style={{ height }} /> : <i data-via={height === 0 ? true : undefined} />}
              {short}
            </a>
          </li>
        ),
      )}
    </ul>
  );
}
