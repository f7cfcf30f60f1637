import { intlTag, type Locale } from '@/lib/foundation/i18n/locales';
import { listed } from '../word/names';
import type { Sailings } from './journeys';
import type { TurnRequest } from './turn-request';
import { isOpenDay, weekdaysCall, weekOf } from './usual-day';

const eachDay =
  /(?<!\p{L})(?:every|each|καθε) (?:mon|tues|wednes|thurs|fri|satur|sun|δευτερα|τριτη|τεταρτη|πεμπτη|παρασκευη|σαββατο|κυριακη)|(?:mon|tues|wednes|thurs|fri|satur|sun)days(?!\p{L})|(?:an?|1) (?:mon|tues|wednes|thurs|fri|satur|sun)day in|(?:δευτερα|τριτη|τεταρτη|πεμπτη|παρασκευη|σαββατο|κυριακη) (?:τον|του|στα|στον) \p{L}{4}/u;
/** A day of every week of a month. */
export const isEachDay = ({ turn }: Pick<TurnRequest, 'turn'>) => eachDay.test(turn.text);

const often =
  /which (?:week)?days|what (?:week)?days|how (?:often|frequent)|how many (?:boats|ferries|times|sailings)|every day|daily|direct|non-?stop|ποι[εα]σ? (?:μερεσ|ημερεσ)|τι μερεσ|καθε ποτε|ποσο συχνα|ποσ[αε]σ? (?:πλοια|φορεσ|δρομολογια)|καθε μερα|καθημεριν|απευθειασ/u;

export const asksOften = (text: string) => often.test(text);

/** True if a message asks for the boats of a week, or names no day. */
export const asksWeek = (asked: Pick<TurnRequest, 'turn'>) =>
  asked.turn.times.length === 0 ||
  isOpenDay(asked) ||
  isEachDay(asked) ||
  often.test(asked.turn.text);

/** Sentence on the direct boats of a usual week; empty if it was not asked for. */
export function weeklyLine(
  asked: TurnRequest,
  { from, to, date }: Sailings['crossings'][number],
): string {
  const found = weekOf(asked, weekdaysCall(from.id), to.id, date);
  if (!found) return '';
  const { boats, weekdays, season } = found;
  if (boats === 0) return `${asked.t('ferry.noDirect')} `;
  const days = listed(weekdays.map(weekdayName(asked.locale)), asked.locale);
  const isDaily = String(weekdays.length === 7);
  return `${asked.t('ferry.weekly', { boats, season: season ?? 'none', days, isDaily })} `;
}

/** Name of a weekday, Monday as 0. */
const weekdayName = (locale: Locale) => (day: number) =>
  new Intl.DateTimeFormat(intlTag(locale), { weekday: 'long', timeZone: 'UTC' }).format(
    // 4 January 2027 is a Monday.
    Date.UTC(2027, 0, 4 + day),
  );
