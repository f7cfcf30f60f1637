import { word } from './text';

/** Length of time in a message, with the words around it. */
interface DurationMention {
  readonly minutes: number;
  /** Text before and after it. */
  readonly before: string;
  readonly after: string;
}

const hours = 'h(?:ours?|rs?)?|ωρ(?:εσ|ων|α|ασ)';
const minutes = "m(?:in(?:ute)?s?)?|λεπτ(?:α|ων)|λεπ|'";
const pattern = word(
  [
    `(?<h>\\d{1,2})[- ]?(?:${hours})(?: ?(?:and|και|,))? ?(?<m>\\d\\d|\\d(?=[- ]?(?:${minutes})))?(?:[- ]?(?:${minutes}))?(?<half> ?(?:and (?:a )?half|και μιση))?`,
    `(?<d>\\d{1,2}[.,]\\d)[- ]?(?:${hours})`,
    `(?<n>\\d{1,3})[- ]?(?:${minutes})`,
    `(?<n2>\\d{1,2}) ?(?:and (?:a )?half|και μιση|μιση) ?(?:${hours})`,
    '(?<three>(?:3 )?quarters? of an hour|3 τεταρτα)|(?<halfHour>half an hour|half[- ]hour|μισ(?:η|ι) ωρα|μισαωρο)',
    '(?<oneHalf>(?:an )?hour and (?:a )?half|μιαμιση ωρα|1μιση ωρα)|(?<one>an hour|(?:μια|μισ) ωρα)',
  ].join('|'),
  'g',
);

const minutesOf = (found: Readonly<Record<string, string | undefined>>): number => {
  const { h, m, half, d, n, n2, three, halfHour, oneHalf } = found;
  if (h) return Number(h) * 60 + Number(m ?? 0) + (half ? 30 : 0);
  if (d) return Math.round(Number(d.replace(',', '.')) * 60);
  if (n) return Number(n);
  if (n2) return Number(n2) * 60 + 30;
  if (three) return 45;
  if (halfHour) return 30;
  return oneHalf ? 90 : 60;
};

/** Finds lengths of time: `2h20`, `90 minutes`, «δυόμισι ώρες». The text is folded. */
export const durationsIn = (text: string): DurationMention[] =>
  [...text.replace(/δυομισι/gu, '2 και μιση').matchAll(pattern)].map((found) => ({
    minutes: minutesOf(found.groups ?? {}),
    before: found.input.slice(Math.max(0, found.index - 30), found.index),
    after: found.input.slice(found.index + found[0].length, found.index + found[0].length + 30),
  }));
