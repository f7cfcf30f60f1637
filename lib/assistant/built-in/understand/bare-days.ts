import { isDate } from '@/lib/foundation/time/days';
import type { IsoDate } from '@/lib/foundation/time/types';
import type { Reading } from './text';
import { iso, type TimeFinder, type TimeMention, to, units } from './time-finder';

const bareRange = `(?:from|between|dates|απο|μεταξυ)(?: the| τισ)? (\\d{1,2})(?:st|nd|rd|th)? ?${to} ?(\\d{1,2})(?:st|nd|rd|th)?(?! ?${units}|[\\d:./])|(\\d{1,2})(?:st|nd|rd|th) ?${to} ?(\\d{1,2})(?:st|nd|rd|th)`;
const leaving =
  '(?:return(?:ing)?|leav(?:e|ing)|επιστρ\\p{L}+|γυρ\\p{L}+|φευγ\\p{L}+|αναχωρ\\p{L}+)(?: (?:on|the|στισ))*';
/** The end of a trip whose days are known. */
const bareEnd = `(?<=(?<!\\p{L})(?:back|home|return\\p{L}*|leave|until|till|επιστρ\\p{L}+|γυρ\\p{L}+|φυγ\\p{L}+|μεχρι)(?: (?:in|at|to|home|from|is|must be|στην?|σπιτι|πισω|@\\p{L}+@))* )(?:(?:on|by|before) )?(?:the |στισ |τισ )(\\d{1,2})(?:st|nd|rd|th|η)?(?!\\d|[:./])(?! ?${units})`;
const bareDay = `(?:on |from |starting |the )*(\\d{1,2})(?:st|nd|rd|th)|(?:στισ|απο τισ|απο|μεχρι(?: τισ| στισ)?|εωσ(?: τισ)?|ωσ(?: τισ)?|on the|until(?: the)?|till(?: the)?) (\\d{1,2})(?!\\d|[:./])(?! ?${units})|(?<=${leaving} )(\\d{1,2})(?!\\d|[:./])(?! ?${units})`;

/**
 * Finds days without a month near a date that has one: `the 14th of June and out on the 24th`,
 * «Δεκαπενταύγουστο από 13 έως 17». They belong to the month named last, or to the next month if
 * they would otherwise precede that date.
 */
export function bareDays(times: TimeFinder): void {
  const base = (at: number) =>
    times.found.filter((one) => one.at < at).at(-1) ?? times.found.find((one) => one.at > at);
  const { near: known } = times;
  if (times.found.length === 0 && known)
    times.each(bareEnd, (m) => {
      const day = Number(m[1]);
      const end = isDayNumber(day) ? dayIn(known, day, day < Number(known.slice(8)) ? 1 : 0) : '';
      times.say(end, end, 'day', m.index);
    });
  if (times.found.length === 0) return;
  times.each(bareRange, (m) => {
    const near = base(m.index);
    const [a, b] = [Number(m[1] ?? m[3]), Number(m[2] ?? m[4])];
    if (!near || !isDayNumber(a) || !isDayNumber(b)) return;
    const first = dayIn(near.first, a, 0);
    times.say(first, dayIn(first, b, b < a ? 1 : 0), 'range', m.index);
  });
  const isExact = times.found.some(({ grain }) => grain !== 'month' && grain !== 'season');
  if (!isExact) return;
  times.each(bareDay, (m) => {
    const near = base(m.index);
    const day = Number(m[1] ?? m[2] ?? m[3]);
    if (!near || !isDayNumber(day)) return;
    const said = dayIn(near.first, day, monthsAway(near, day, m.index));
    times.say(said, said, 'day', m.index);
  });
}

const isDayNumber = (day: number) => day >= 1 && day <= 31;

/** `The 28th of June … the 3rd` is in July; in `the 28th … 3 July` it is in June. */
function monthsAway({ at, first, grain }: TimeMention, day: number, here: number): number {
  if (grain !== 'day' && grain !== 'range') return 0;
  const named = Number(first.slice(8));
  if (at < here) return day < named ? 1 : 0;
  return day > named ? -1 : 0;
}

function dayIn(near: IsoDate, day: number, months: number): IsoDate {
  const month = Number(near.slice(5, 7)) + months;
  const y = Number(near.slice(0, 4)) + Math.floor((month - 1) / 12);
  const date = iso(y, ((month + 11) % 12) + 1, day);
  return isDate(date) ? date : '';
}

/**
 * Finds a bare day of the month, `the 5th`, «στις 5», whose month is known from earlier messages. A
 * number alone has to be the whole message, as it was `written`: the `one` of `the cheapest one` is none.
 */
export function dayOfMonthIn(reading: Reading, written: string): number | undefined {
  const said =
    reading.take('(?:on |from |starting |the )*(?:the )?(\\d{1,2})(?:st|nd|rd|th)') ??
    reading.take(`(?:on the|from the|στισ|απο τισ|απο) (\\d{1,2})(?!\\d|[:.])(?! ?${units})`) ??
    /^()(\d{1,2})$/.exec(written.trim());
  const day = Number(said?.[2] ?? said?.[1]);
  return isDayNumber(day) ? day : undefined;
}
