import { addDays, isDate } from '@/lib/foundation/time/days';
import type { IsoDate } from '@/lib/foundation/time/types';
import type { Reading } from './text';

/** Date or period in a message. */
export interface TimeMention {
  readonly first: IsoDate;
  readonly last: IsoDate;
  /**
   * `day`: that day; `range`: from the first to the last day; `part`: some days from the first on,
   * such as a third of a month, a weekend or a feast; `month`, `season`: some time within.
   */
  readonly grain: 'day' | 'range' | 'part' | 'month' | 'season';
  /** Folded text right before it, which tells what happens then. */
  readonly before: string;
  /** Position in the message. */
  readonly at: number;
  /** Date of the feast itself, for a feast. */
  readonly day?: IsoDate;
}

/** Matches the words between the ends of a period. */
export const to = '(?:-|to|until|till|through|and|εωσ|ωσ|μεχρι|με|και)(?: την?| τισ| στισ| the)?';
export const nth = '(\\d{1,2})(?:st|nd|rd|th|η|ησ)?';
export const year = '(?:,? (?:του )?(20\\d\\d))?';
/** Units after a number that is no day of the month. */
export const units =
  '(?:night|day|week|month|people|person|adult|kid|child|friend|couple|island|ferr|boat|hour|of us|euro|eur|€|νυχτ|βραδ|μερ|ημερ|εβδομ|βδομ|μην|ατομ|ζευγ|παιδ|νησ|ωρ|ευρω)';

export const iso = (y: number, m: number, d: number): IsoDate =>
  `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
export const lastOf = (y: number, m: number): IsoDate =>
  addDays(m === 12 ? iso(y + 1, 1, 1) : iso(y, m + 1, 1), -1);

/** Finds dates in a message and takes them out of the reading. */
export class TimeFinder {
  readonly found: TimeMention[] = [];

  constructor(
    readonly reading: Reading,
    readonly today: IsoDate,
    /** The day spoken of last. */
    readonly near?: IsoDate,
  ) {}

  get thisYear(): number {
    return Number(this.today.slice(0, 4));
  }

  /** Year of the next occurrence of a month, or the year given. */
  yearFor(month: number, said: string | undefined, day = 28): number {
    if (said) return Number(said);
    const comes = iso(this.thisYear, month, Math.min(day, 28));
    return comes < this.today ? this.thisYear + 1 : this.thisYear;
  }

  /** Date a number of days from today. */
  on(days: number): IsoDate {
    return addDays(this.today, days);
  }

  before(at: number): string {
    return this.reading.text.slice(Math.max(0, at - 48), at).trim();
  }

  /** Records a date. A range with its end before its beginning is kept, so that it is asked about. */
  say(first: IsoDate, last: IsoDate, grain: TimeMention['grain'], at: number, day?: IsoDate) {
    if (!isDate(first) || !isDate(last) || (last < first && grain !== 'range')) return;
    this.found.push({ first, last, grain, before: this.before(at), at, ...(day ? { day } : {}) });
  }

  each(pattern: string, read: (match: RegExpExecArray) => void) {
    for (const match of this.reading.takeAll(pattern)) read(match);
  }
}
