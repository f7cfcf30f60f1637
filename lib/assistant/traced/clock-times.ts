/*
 * Clock times of a text, however they are written: `9.05am`, `half past nine`, «στις 9 και
 * τέταρτο». Number words have been replaced by digits before (number-words.ts), and amounts with a
 * unit by blanks (numbers.ts).
 */

export interface ClockTime {
  /** Minutes of the day that it may mean: two values if it does not say morning or evening. */
  readonly minutes: readonly number[];
  readonly start: number;
  readonly end: number;
}

const morning = String.raw`(?:a\.m\.|am|π\.\s?μ\.|πμ|το πρωί|in the morning)`;
const later = String.raw`(?:p\.m\.|pm|μ\.\s?μ\.|μμ|το βράδυ|το απόγευμα|το μεσημέρι|in the (?:evening|afternoon)|at night)`;
const half = String.raw`(?:\s?(?:(?<am>${morning})|(?<pm>${later}))(?!\p{L}))`;
const before = `(?:at|by|until|till|from|leaves|arrives|departs|sails|between|στις|στη|στην|τις|τη|από τις|μέχρι τις|έως τις)`;
const months = `(?:Ιαν|Φεβ|Μαρ|Απρ|Μα[ΐιϊ]|Ιουν|Ιουλ|Αυγ|Σεπ|Οκτ|Νοε|Δεκ|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)`;
/** After a bare hour: the end of a clause, or a word that does not count things. */
const clauseEnd = String.raw`(?=\s*(?:[,;:!?)–]|\.(?!\d)|$|(?:and|or|on|to|in the|every|daily|sharp|για|και|κάθε|με|από)(?!\p{L})))`;

type Hour = Readonly<Record<string, string | undefined>>;

const of = (hour: number, minute: number, { am, pm }: Hour): number[] => {
  if (hour > 24 || minute > 59) return [];
  if (pm) return [(hour < 12 ? hour + 12 : hour) * 60 + minute];
  if (am) return [(hour % 12) * 60 + minute];
  const first = (hour % 24) * 60 + minute;
  return hour <= 12 ? [first, (first + 720) % 1440] : [first];
};

const exact = ({ h, m, ...rest }: Hour) =>
  // Two digits are written on a clock of 24 hours.
  h?.length === 2 && !rest.am && !rest.pm
    ? [Number(h) * 60 + Number(m)].filter((one) => one < 1440 && Number(m) < 60)
    : of(Number(h), Number(m), rest);
const plus = (found: Hour) =>
  of(Number(found.h), found.m ? Number(found.m) : found.half ? 30 : found.quarter ? 15 : 0, found);
const minus = (found: Hour) => {
  const least = found.m ? Number(found.m) : 15;
  return of(Number(found.h), 0, found).map((one) => (one - least + 1440) % 1440);
};

const quarterOrHalf = String.raw`(?:(?<half>half|μισή|μιση)|(?<quarter>(?:a\s)?quarter|(?:ένα\s)?τέταρτο)|(?<m>\d{1,2}))`;

/** Patterns applied in turn. Each replaces its matches by blanks. */
const forms: readonly (readonly [pattern: string, minutes: (found: Hour) => number[]])[] = [
  [String.raw`(?<!\d)(?<h>\d{1,2}):(?<m>\d\d)(?!\d)${half}?`, exact],
  [String.raw`(?<![\d.,])(?<h>\d{1,2})[.\s](?<m>\d\d)${half}`, exact],
  [String.raw`(?<![\d.,])(?<h>\d{1,2})h(?<m>\d\d)(?!\d)`, exact],
  [String.raw`${quarterOrHalf}(?: minutes)? past (?<h>\d{1,2})${half}?`, plus],
  [String.raw`(?:a )?(?:(?<quarter>quarter)|(?<m>\d{1,2})) to (?<h>\d{1,2})(?!\d)${half}?`, minus],
  [String.raw`(?<h>\d{1,2}) (?:και|κι) ${quarterOrHalf}(?!\p{L})${half}?`, plus],
  [String.raw`(?<h>\d{1,2}) παρά (?:(?<quarter>τέταρτο)|(?<m>\d{1,2}))(?!\p{L})${half}?`, minus],
  [String.raw`(?<![\d.,])(?<h>\d{1,2})(?:\s?(?:o[’']clock))?${half}`, plus],
  [String.raw`(?<![\d.,])(?<h>\d{1,2})\s?(?:o[’']clock|ακριβώς)`, plus],
  [String.raw`(?<=(?<!\p{L})${before}\s)(?<h>\d{1,2})\.(?<m>[0-5]\d)(?![\d.])`, exact],
  [String.raw`(?<=(?<!\p{L})${before}\s)(?<h>\d{1,2}) (?<m>[0-5]\d)(?!\d)`, plus],
  [String.raw`(?<=(?<!\p{L})(?:at|by|στις)\s)(?<h>[01]\d|2[0-3])(?<m>[0-5]\d)(?!\d)`, exact],
  [
    String.raw`(?<=(?<!\p{L})(?:at|by|until|till|leaves|arrives|departs)\s)(?<h>\d{1,2})(?!\d)${clauseEnd}`,
    plus,
  ],
  [
    String.raw`(?<=(?<!\p{L})(?:στις|στη|στην)\s)(?<h>\d{1,2})(?![\d/]|\.\d|\s${months})${clauseEnd}`,
    plus,
  ],
  [String.raw`(?<!\p{L})at (?:noon|midday)(?!\p{L})`, () => [720]],
  [String.raw`(?<!\p{L})(?:at midnight|(?:τα|στα) μεσάνυχτα)(?!\p{L})`, () => [0]],
];

const patterns = forms.map(([pattern, minutes]) => [new RegExp(pattern, 'giu'), minutes] as const);

/** Finds the clock times of a text in their order. */
export function clockTimesOf(text: string): ClockTime[] {
  const found: ClockTime[] = [];
  let rest = text;
  for (const [pattern, minutes] of patterns) {
    rest = rest.replace(pattern, (all: string, ...more: unknown[]) => {
      const at = more.findIndex((one) => typeof one === 'number');
      const start = more[at] as number;
      const meant = minutes((more[at + 2] ?? {}) as Hour);
      if (meant.length === 0) return all;
      found.push({ minutes: meant, start, end: start + all.trimEnd().length });
      return ' '.repeat(all.length);
    });
  }
  return found.sort((a, b) => a.start - b.start);
}
