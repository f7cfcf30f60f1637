import { monthOfWord, monthPattern } from './month-words';
import { iso, lastOf, type TimeFinder, year } from './time-finder';

/** Parts of a month with their first and last day. A month may end before the last day. */
const parts: readonly (readonly [pattern: string, first: number, last: number])[] = [
  [
    'very early|early|beg(?:in+ing)?|start|first (?:few )?days|first week|1st week|(?:στισ )?αρχεσ|αρχη|πρωτη (?:ε)?βδομαδα|1η (?:ε)?βδομαδα|πρωτεσ μερεσ',
    1,
    7,
  ],
  ['first half|1st half|πρωτο μισο|πρωτο δεκαπενθημερο', 1, 14],
  ['πρωτο δεκαημερο|first 3rd', 1, 10],
  ['second week|2nd week|δευτερη (?:ε)?βδομαδα', 8, 14],
  ['mid(?:dle)?|(?:στα )?μεσα|δευτερο δεκαημερο', 12, 18],
  ['third week|3rd week|τριτη (?:ε)?βδομαδα', 15, 21],
  ['second half|2nd half|latter half|δευτερο μισο|δευτερο δεκαπενθημερο', 16, 31],
  [
    'late|end|last week|last (?:few )?days|fourth week|4th week|(?:στα )?τελη|τελοσ|τελευταια (?:ε)?βδομαδα|τελευταιεσ μερεσ|τελευταιο δεκαημερο|τριτο δεκαημερο',
    23,
    30,
  ],
];

const part = `(${parts.map(([pattern]) => pattern).join('|')})`;
const exact = parts.map(
  ([pattern, ...days]) => [new RegExp(`^(?:${pattern})$`, 'u'), days] as const,
);
const daysOf = (word = '') => exact.find(([pattern]) => pattern.test(word))?.[1] ?? [1, 7];

const lead = '(?:in |at |by |from |around |about |sometime )?(?:the )?';
const link =
  '(?: ?(?:to|-|/|,|or|and|until|through|into|με|και|εωσ|ωσ|μεχρι|η|προσ) ?(?:the |τα |τισ )?| )';
const of = '(?: of| in| του| του μηνα)?[ -]';

/**
 * Finds parts of months: `mid to late September`, `late May early June`, `the first two weeks of
 * July`, «μέσα με τέλη Ιουνίου».
 */
export function monthParts(times: TimeFinder): void {
  const month = (word = '') => monthOfWord(word);
  const until = (y: number, m: number, day: number) => Math.min(day, Number(lastOf(y, m).slice(8)));
  times.each(
    `${lead}${part}(?:${of}${monthPattern})?${year}${link}${part}${of}${monthPattern}${year}`,
    (m) => {
      const b = month(m[5]);
      const a = m[2] ? month(m[2]) : b;
      const [first, last] = [daysOf(m[1])[0], daysOf(m[4])[1]];
      const y = times.yearFor(a, m[3] ?? m[6], last);
      const end = b < a ? y + 1 : y;
      times.say(iso(y, a, first), iso(end, b, until(end, b, last)), 'part', m.index);
    },
  );
  times.each(
    `${lead}(first|last|πρωτεσ|τελευταιεσ) (\\d{1,2}) (days|weeks|μερεσ|ημερεσ|(?:ε)?βδομαδεσ)${of}${monthPattern}${year}`,
    (m) => {
      const count = Number(m[2]) * (/^(?:w|ε?β)/.test(m[3] ?? '') ? 7 : 1);
      const a = month(m[4]);
      const y = times.yearFor(a, m[5], 28);
      const days = until(y, a, 31);
      const first = /^(?:l|τ)/.test(m[1] ?? '') ? Math.max(1, days - count) : 1;
      times.say(iso(y, a, first), iso(y, a, until(y, a, first + count)), 'range', m.index);
    },
  );
  times.each(`${lead}${part}${of}${monthPattern}${year}`, (m) => {
    const a = month(m[2]);
    const [first, last] = daysOf(m[1]);
    const y = times.yearFor(a, m[3], last);
    times.say(iso(y, a, first), iso(y, a, until(y, a, last)), 'part', m.index);
  });
}
