import { addDays, dayOf, weekdayOf } from '@/lib/foundation/time/days';
import { monthPattern, weekdayOfWord, weekdayPattern } from './month-words';
import { word } from './text';
import { type TimeFinder, year } from './time-finder';

const span =
  /(?:(?:see|visit|cover|fit|do|hop|δω|δουμε|επισκεφ\p{L}+|γυρισ\p{L}+|κανουμε) .{0,60}|islands?(?: \p{L}+){0,2}|νησια?(?: \p{L}+){0,2}|@,? .{0,12}@[a-z]+@|@) ?(?:in|σε) \d{1,2} (?:days?|weeks?|nights?|μερεσ|ημερεσ)/u;

/** Finds dates relative to today: `in ten days`, `next weekend`, «την Παρασκευή». */
export function relativeDates(times: TimeFinder): void {
  const { today } = times;
  const say = (from: number, to: number, grain: 'day' | 'part', m: RegExpExecArray) =>
    times.say(times.on(from), times.on(to), grain, m.index);
  times.each('day after tomorrow|μεθαυριο', (m) => say(2, 2, 'day', m));
  times.each('tomorrow|tmrw|αυριο', (m) => say(1, 1, 'day', m));
  times.each('today|tonight|right now|σημερα|αποψε', (m) => say(0, 0, 'day', m));
  // `Three islands in ten days` gives a length, as does `in ten days` next to a date, or of a trip in summer.
  const isTrip = times.near !== undefined && times.near > times.on(30);
  if (times.found.length === 0 && !isTrip && !span.test(times.reading.text)) inSoMany(times, say);
  const monday = -weekdayOf(dayOf(today));
  times.each('(?:the )?weekend after next', (m) => say(monday + 18, monday + 20, 'part', m));
  times.each(
    '(?:the )?next weekend|(?:το )?(?:επομενο|αλλο|ερχομενο) (?:σαββατοκυριακο|σ/?κ)',
    (m) => say(monday + 11, monday + 13, 'part', m),
  );
  times.each('(?:this|the coming) weekend|(?:αυτο )?το σαββατοκυριακο|αυτο το σ/?κ', (m) =>
    say(Math.max(0, monday + 4), Math.max(0, monday + 6), 'part', m),
  );
  times.each('next week|(?:την )?(?:επομενη|αλλη|ερχομενη) (?:ε)?βδομαδα', (m) =>
    say(monday + 7, monday + 13, 'part', m),
  );
  // `Tuesday 29` without a month: the next such day, from the day named before or spoken of last on.
  times.each(
    `${weekdayPattern},? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?![\\p{N}:]|[./]\\d| ?(?:night|day|νυχτ|μερ|βραδ|am|pm|το πρωι|το βραδυ|το απογευμα))`,
    (m) => {
      const dated = times.found.findLast(({ grain, at }) => grain === 'day' && at < m.index);
      const from = dated?.first ?? times.near ?? today;
      const isMeant = (date: string) =>
        Number(date.slice(8)) === Number(m[2]) &&
        weekdayOf(dayOf(date)) === weekdayOfWord(m[1] ?? '');
      const day = Array.from({ length: 400 }, (_, ahead) => addDays(from, ahead)).find(isMeant);
      if (day) times.say(day, day, 'day', m.index);
    },
  );
  // `On Saturdays in February`: within the month.
  if (word(`(?:in|of|during|τον|του|το) ${monthPattern}`).test(times.reading.text)) return;
  times.each(
    `(next |this |on |the coming |from |starting |leaving |την |τη |το |απο |επομενη |αυτη την |αυτο το )+${weekdayPattern}`,
    (m) => {
      const dated = times.found.find(({ grain }) => grain === 'day')?.first;
      const near = dated ?? times.near;
      if (near && !/next |this |αυτ|επομενη/.test(m[0])) {
        const day = addDays(near, (weekdayOfWord(m[2] ?? '') - weekdayOf(dayOf(near)) + 7) % 7);
        // `On Friday (11 June)`: the day of the week adds nothing to its date.
        if (day !== dated) times.say(day, day, 'day', m.index);
        return;
      }
      const ahead = (weekdayOfWord(m[2] ?? '') - weekdayOf(dayOf(today)) + 7) % 7 || 7;
      say(ahead, ahead, 'day', m);
    },
  );
}

function inSoMany(
  times: TimeFinder,
  say: (from: number, to: number, grain: 'day', m: RegExpExecArray) => void,
) {
  times.each(
    '(?:in|σε)(?: about| περιπου)? (\\d{1,3}|a|μια|ενα|εναν) (days?|weeks?|months?|μερεσ|ημερεσ|(?:ε)?βδομαδ\\p{L}+|μηνα|μηνεσ)(?: from now)?',
    (m) => {
      const unit = m[2] ?? '';
      const each = /^(?:d|μερ|ημερ)/.test(unit) ? 1 : /^(?:w|ε?βδ)/.test(unit) ? 7 : 30;
      const days = (Number(m[1]) || 1) * each;
      say(days, days, 'day', m);
    },
  );
}

const nths = [
  'first|1st|πρωτ\\p{L}+',
  'second|2nd|δευτερ\\p{L}+',
  'third|3rd|τριτ\\p{L}+',
  'fourth|4th|τεταρτ\\p{L}+',
];
const nthPattern = `(?:(${nths.join('|')}|last|τελευται\\p{L}+) )?`;

/**
 * Finds a day of the week: within a part of a month that is named, `a Sunday in mid June`, `the
 * second Friday of May`; the next one where no other date is.
 */
export function weekdays(times: TimeFinder): void {
  const range = times.found.find(({ grain }) => grain === 'part' || grain === 'month');
  const span = times.found.find(({ grain }) => grain === 'range');
  const [dated, ...others] = times.found.filter(({ grain }) => grain === 'day');
  const isAfter = dated !== undefined && others.length === 0 && times.found.length === 1;
  if (!range && !isAfter && times.found.length > (span ? 1 : 0)) return;
  let latest = isAfter ? dated.first : undefined;
  times.each(
    `(?:a |an |the |on |την |τη |το |τον |μια |καποια )*${nthPattern}${weekdayPattern}`,
    (m) => {
      // `Friday out, Sunday back`: the second day follows the first.
      const isBefore = isAfter && m.index < dated.at;
      const near = isBefore ? addDays(dated.first, -6) : (span?.first ?? latest ?? times.near);
      const begin = range?.first ?? near ?? times.on(1);
      const first = [begin, times.today].toSorted()[1] ?? begin;
      const last = range?.last ?? span?.last ?? (near ? addDays(near, 6) : times.on(7));
      const ahead = (weekdayOfWord(m[2] ?? '') - weekdayOf(dayOf(first)) + 7) % 7;
      const days: string[] = [];
      for (let day = addDays(first, ahead); day <= last; day = addDays(day, 7)) days.push(day);
      const nth = nths.findIndex((one) => new RegExp(`^(?:${one})$`, 'u').test(m[1] ?? ''));
      const day = m[1] && nth < 0 ? days.at(-1) : days[Math.max(0, nth)];
      if (!day || (isAfter && day === dated.first)) return;
      const at = range ? times.found.indexOf(range) : -1;
      if (at >= 0) times.found.splice(at, 1);
      times.say(day, day, 'day', m.index);
      latest = day;
    },
  );
}

const seasons: readonly (readonly [pattern: string, first: string, last: string])[] = [
  ['summer|καλοκαιρι', '06-01', '08-31'],
  ['spring|ανοιξη', '04-01', '05-31'],
  ['autumn|fall|φθινοπωρο', '09-01', '10-31'],
  ['winter|χειμωνα', '01-10', '02-28'],
];

export function seasonDates(times: TimeFinder): void {
  const { today, thisYear } = times;
  for (const [pattern, first, last] of seasons) {
    times.each(`(?:in |this |next |το |τον |την |του |coming )*(?:${pattern})${year}`, (m) => {
      const comes = `${thisYear}-${last}` < today ? thisYear + 1 : thisYear;
      const y = m[1] ? Number(m[1]) : comes;
      times.say(`${y}-${first}`, `${y}-${last}`, 'season', m.index);
    });
  }
}
