import { addDays, dayOf, isDate, weekdayOf } from '@/lib/time/days';
import type { IsoDate } from '@/lib/time/types';
import { feasts } from './feasts';
import { monthOfWord, monthPattern, weekdayOfWord, weekdayPattern } from './month-words';
import type { Reading } from './text';

/** A time somebody named. */
export interface TimeSaid {
  readonly first: IsoDate;
  readonly last: IsoDate;
  /**
   * `day`: that day; `range`: from the first to the last; `part`: some days that begin there, a third of a month, a
   * weekend, a feast; `month`, `season`: some time within.
   */
  readonly grain: 'day' | 'range' | 'part' | 'month' | 'season';
  /** What was said right before it, folded: it tells what happens then. */
  readonly before: string;
  /** Of a feast, the day itself. */
  readonly day?: IsoDate;
}

const to = '(?:-|to|until|till|through|and|εωσ|ωσ|μεχρι|με|και)(?: την?| τισ| στισ| the)?';
const nth = '(\\d{1,2})(?:st|nd|rd|th|η|ησ)?';
const ofThe = '(?: of| του| day of)?';
const year = '(?:,? (?:του )?(20\\d\\d))?';

const pad = (value: number) => String(value).padStart(2, '0');
const iso = (y: number, m: number, d: number) => `${y}-${pad(m)}-${pad(d)}`;
const lastOf = (y: number, m: number) =>
  addDays(m === 12 ? iso(y + 1, 1, 1) : iso(y, m + 1, 1), -1);

/** Times in a message, in their order by kind; a part that was understood is taken out of the reading. */
export function timesIn(reading: Reading, today: IsoDate): TimeSaid[] {
  const found: TimeSaid[] = [];
  const thisYear = Number(today.slice(0, 4));
  const before = (at: number) => reading.text.slice(Math.max(0, at - 28), at).trim();

  /** The next time a month comes, or the year that was said. */
  const yearFor = (month: number, said: string | undefined, day = 28) => {
    if (said) return Number(said);
    return iso(thisYear, month, Math.min(day, 28)) < today ? thisYear + 1 : thisYear;
  };
  const say = (first: IsoDate, last: IsoDate, grain: TimeSaid['grain'], match: RegExpExecArray) => {
    if (isDate(first) && isDate(last) && last >= first) {
      found.push({ first, last, grain, before: before(match.index) });
    }
  };
  const each = (pattern: string, read: (match: RegExpExecArray) => void) => {
    for (const match of reading.takeAll(pattern)) read(match);
  };

  // Written as a date.
  each(`(\\d{4}-\\d\\d-\\d\\d) ?${to} ?(\\d{4}-\\d\\d-\\d\\d)`, (m) =>
    say(m[1] ?? '', m[2] ?? '', 'range', m),
  );
  each('(\\d{4}-\\d\\d-\\d\\d)', (m) => say(m[1] ?? '', m[1] ?? '', 'day', m));
  const slashed = (d = '', m = '', y = '') => {
    const full = y === '' ? undefined : y.length === 2 ? `20${y}` : y;
    return iso(yearFor(Number(m), full, Number(d)), Number(m), Number(d));
  };
  const numeric = '(\\d{1,2})[/.](\\d{1,2})(?:[/.](\\d{4}|\\d\\d))?';
  each(`${numeric} ?${to} ?${numeric}`, (m) =>
    say(slashed(m[1], m[2], m[3]), slashed(m[4], m[5], m[6]), 'range', m),
  );
  each(`${nth} ?${to} ?${numeric}`, (m) =>
    say(slashed(m[1], m[3], m[4]), slashed(m[2], m[3], m[4]), 'range', m),
  );
  each(
    '(\\d{1,2})/(\\d{1,2})(?:/(\\d{4}|\\d\\d))?|(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4}|\\d\\d)',
    (m) => {
      const day = slashed(m[1] ?? m[4], m[2] ?? m[5], m[3] ?? m[6]);
      say(day, day, 'day', m);
    },
  );

  for (const { pattern, days } of feasts) {
    each(`(?:${pattern})(?: (20\\d\\d))?`, (m) => {
      const y = m[1] ? Number(m[1]) : days(thisYear)[1] < today ? thisYear + 1 : thisYear;
      const [first, last, day] = days(y);
      found.push({ first, last, day, grain: 'part', before: before(m.index) });
    });
  }

  // A day or days of a month.
  const month = (word = '') => monthOfWord(word);
  each(
    `${nth}${ofThe} ${monthPattern}${year} ?${to} ?${nth}${ofThe} ${monthPattern}${year}`,
    (m) => {
      const [a, b] = [month(m[2]), month(m[5])];
      const y = yearFor(a, m[3] ?? m[6], Number(m[1]));
      say(iso(y, a, Number(m[1])), iso(b < a ? y + 1 : y, b, Number(m[4])), 'range', m);
    },
  );
  each(`${monthPattern} ${nth} ?${to} ?${monthPattern} ${nth}${year}`, (m) => {
    const [a, b] = [month(m[1]), month(m[3])];
    const y = yearFor(a, m[5], Number(m[2]));
    say(iso(y, a, Number(m[2])), iso(b < a ? y + 1 : y, b, Number(m[4])), 'range', m);
  });
  each(`${nth} ?${to} ?${nth}${ofThe} ${monthPattern}${year}`, (m) => {
    const a = month(m[3]);
    const y = yearFor(a, m[4], Number(m[1]));
    say(iso(y, a, Number(m[1])), iso(y, a, Number(m[2])), 'range', m);
  });
  each(`${monthPattern} ${nth} ?${to} ?${nth}${year}(?! (?:night|day|νυχτ|μερ|ημερ))`, (m) => {
    const a = month(m[1]);
    const y = yearFor(a, m[4], Number(m[2]));
    say(iso(y, a, Number(m[2])), iso(y, a, Number(m[3])), 'range', m);
  });
  each(`${nth}${ofThe} ${monthPattern}${year}`, (m) => {
    const a = month(m[2]);
    const day = iso(yearFor(a, m[3], Number(m[1])), a, Number(m[1]));
    say(day, day, 'day', m);
  });
  each(
    `${monthPattern} (?:the )?${nth}(?! ?(?:night|day|week|people|adult|νυχτ|μερ|ημερ|ατομα))${year}`,
    (m) => {
      const a = month(m[1]);
      const day = iso(yearFor(a, m[3], Number(m[2])), a, Number(m[2]));
      say(day, day, 'day', m);
    },
  );

  // A part of a month.
  const parts: readonly (readonly [pattern: string, first: number, last: number])[] = [
    [
      '(?:very )?(?:early|beginning(?: of)?|start of|first (?:few )?days of|first week (?:of|in)|1st week (?:of|in))|(?:αρχεσ|στισ αρχεσ|αρχη|πρωτη εβδομαδα|πρωτη βδομαδα|1η εβδομαδα|πρωτεσ μερεσ)(?: του)?',
      1,
      7,
    ],
    [
      '(?:first half (?:of|in)|πρωτο μισο(?: του)?|πρωτο δεκαπενθημερο(?: του)?|πρωτο δεκαημερο(?: του)?)',
      1,
      14,
    ],
    ['(?:second week (?:of|in)|2nd week (?:of|in)|δευτερη (?:ε)?βδομαδα(?: του)?)', 8, 14],
    ['(?:the )?(?:mid(?:dle)?(?: of)?|mid-)|(?:μεσα|στα μεσα)(?: του)?', 12, 18],
    ['(?:third week (?:of|in)|3rd week (?:of|in)|τριτη (?:ε)?βδομαδα(?: του)?)', 15, 21],
    ['(?:second half (?:of|in)|δευτερο μισο(?: του)?|δευτερο δεκαπενθημερο(?: του)?)', 16, 30],
    [
      '(?:late|(?:the )?end of|last week (?:of|in)|last days of|fourth week (?:of|in))|(?:τελη|στα τελη|τελοσ|τελευταια (?:ε)?βδομαδα|τελευταιεσ μερεσ|τελευταιο δεκαημερο)(?: του)?',
      23,
      30,
    ],
  ];
  for (const [pattern, first, last] of parts) {
    each(`(?:in )?(?:the )?(?:${pattern}) ?-?${monthPattern}${year}`, (m) => {
      const a = month(m.slice(1).find((group) => group && monthOfWord(group)));
      const y = yearFor(
        a,
        m.slice(1).find((group) => /^20\d\d$/.test(group ?? '')),
        last,
      );
      const until = Math.min(last, Number(lastOf(y, a).slice(8)));
      say(iso(y, a, first), iso(y, a, until), 'part', m);
    });
  }

  // From today.
  const on = (days: number) => addDays(today, days);
  each('day after tomorrow|μεθαυριο', (m) => say(on(2), on(2), 'day', m));
  each('tomorrow|tmrw|αυριο', (m) => say(on(1), on(1), 'day', m));
  each('today|tonight|right now|σημερα|αποψε', (m) => say(on(0), on(0), 'day', m));
  each(
    '(?:in|σε)(?: about| περιπου)? (\\d{1,3}|a|μια|ενα|εναν) (days?|weeks?|months?|μερεσ|ημερεσ|(?:ε)?βδομαδ\\p{L}+|μηνα|μηνεσ)(?: from now)?',
    (m) => {
      const n = Number(m[1]) || 1;
      const days = /^(?:d|μερ|ημερ)/.test(m[2] ?? '')
        ? n
        : /^(?:w|ε?βδ)/.test(m[2] ?? '')
          ? 7 * n
          : 30 * n;
      say(on(days), on(days), 'day', m);
    },
  );
  const fromMonday = -weekdayOf(dayOf(today));
  each('(?:the )?(?:weekend after next)', (m) =>
    say(on(fromMonday + 18), on(fromMonday + 20), 'part', m),
  );
  each('(?:the )?next weekend|(?:το )?(?:επομενο|αλλο|ερχομενο) (?:σαββατοκυριακο|σ/κ)', (m) =>
    say(on(fromMonday + 11), on(fromMonday + 13), 'part', m),
  );
  each('(?:this|the coming) weekend|(?:αυτο )?το σαββατοκυριακο|αυτο το σ/κ', (m) =>
    say(on(fromMonday + 4), on(fromMonday + 6), 'part', m),
  );
  each('next week|(?:την )?(?:επομενη|αλλη|ερχομενη) (?:ε)?βδομαδα', (m) =>
    say(on(fromMonday + 7), on(fromMonday + 13), 'part', m),
  );
  each(
    `(next |this |on |the coming |την |τη |το |επομενη |αυτη την |αυτο το )+${weekdayPattern}`,
    (m) => {
      const wanted = weekdayOfWord(m[2] ?? '');
      const ahead = (wanted - weekdayOf(dayOf(today)) + 7) % 7 || 7;
      say(on(ahead), on(ahead), 'day', m);
    },
  );

  // Some time within.
  each(`(?:next )?${monthPattern}${year}`, (m) => {
    const a = month(m[1]);
    if (
      m[1] === 'may' &&
      !/(?:in|of|during|this|next|for|from|until|by|or|and|-)$/.test(before(m.index)) &&
      before(m.index) !== ''
    )
      return;
    const y = yearFor(a, m[2], 28);
    say(iso(y, a, 1), lastOf(y, a), 'month', m);
  });
  each('next month|(?:τον )?(?:επομενο|αλλο) μηνα', (m) => {
    const a = (Number(today.slice(5, 7)) % 12) + 1;
    const y = a === 1 ? thisYear + 1 : thisYear;
    say(iso(y, a, 1), lastOf(y, a), 'month', m);
  });
  const seasons: readonly (readonly [pattern: string, first: string, last: string])[] = [
    ['summer|καλοκαιρι', '06-01', '08-31'],
    ['spring|ανοιξη', '04-01', '05-31'],
    ['autumn|fall|φθινοπωρο', '09-01', '10-31'],
    ['winter|χειμωνα', '01-10', '02-28'],
  ];
  for (const [pattern, first, last] of seasons) {
    each(`(?:in |this |next |το |τον |την |του |coming )*(?:${pattern})${year}`, (m) => {
      const y = m[1] ? Number(m[1]) : `${thisYear}-${last}` < today ? thisYear + 1 : thisYear;
      say(`${y}-${first}`, `${y}-${last}`, 'season', m);
    });
  }
  return found;
}

/** A bare day of the month, `the 5th`, «στις 5»: which month is known from before. */
export function dayOfMonthIn(reading: Reading): number | undefined {
  const said =
    reading.take('(?:on |from |starting |the )*(?:the )?(\\d{1,2})(?:st|nd|rd|th)') ??
    reading.take(
      '(?:on the|from the|στισ|απο τισ|απο) (\\d{1,2})(?!\\d|[:.])(?! ?(?:night|day|week|people|person|adult|νυχτ|μερ|ημερ|ατομα|εβδομ|βδομ|euro|ευρω|€))',
    ) ??
    /^()(\d{1,2})$/.exec(reading.text.trim());
  const day = Number(said?.[2] ?? said?.[1]);
  return day >= 1 && day <= 31 ? day : undefined;
}

/** A time of the clock: `18:30`, `6pm`, «6 το απόγευμα». */
export function clockIn(reading: Reading): string | undefined {
  const written = reading.take('(?:at |στισ )?([01]?\\d|2[0-3])[:.]([0-5]\\d) ?(am|pm|μμ|πμ)?');
  if (written) return clock(Number(written[1]), Number(written[2]), written[3]);
  const spoken = reading.take(
    "(?:at |στισ )?(1[0-2]|\\d)(?: o'clock)? ?(am|pm|μμ|πμ|το βραδυ|το απογευμα|το πρωι)",
  );
  return spoken ? clock(Number(spoken[1]), 0, spoken[2]) : undefined;
}

function clock(hour: number, minute: number, half = ''): string {
  const isLater = /pm|μμ|βραδυ|απογευμα/.test(half) && hour < 12;
  return `${pad(isLater ? hour + 12 : hour)}:${pad(minute)}`;
}
