/** Patterns for months in English and Greek in folded text, used in {@link monthPattern}. */
const months: readonly string[] = [
  'january|jan|ιανουαρι\\p{L}*|γεναρη\\p{L}*',
  'february|feb|φεβρουαρι\\p{L}*|φλεβαρη\\p{L}*',
  'march|μαρτι\\p{L}*|μαρτη\\p{L}*',
  'april|apr|απριλι\\p{L}*|απριλη\\p{L}*',
  'may|μαι(?:οσ|ου|ο)|μαη\\p{L}*',
  'june|jun|ιουνι\\p{L}*|ιουνη\\p{L}*',
  'july|jul|ιουλι\\p{L}*|ιουλη\\p{L}*',
  'august|aug|αυγουστ\\p{L}*',
  'september|sept|sep|σεπτεμβρ\\p{L}*|σεπτεβρ\\p{L}*',
  'october|oct|οκτωβρ\\p{L}*|οχτωβρ\\p{L}*',
  'november|nov|νοεμβρ\\p{L}*|νοεβρ\\p{L}*',
  'december|dec|δεκεμβρ\\p{L}*|δεκεβρ\\p{L}*',
];

/** Matches a month in words. One capturing group. */
export const monthPattern = `(${months.join('|')})`;

const exact = months.map((pattern) => new RegExp(`^(?:${pattern})$`, 'u'));

/** Number of the month, 1 to 12. */
export const monthOfWord = (word: string): number =>
  exact.findIndex((pattern) => pattern.test(word)) + 1;

const weekdays: readonly string[] = [
  'monday|mon|δευτερα(?:σ)?',
  'tuesday|tue|tues|τριτη(?:σ)?',
  'wednesday|wed|τεταρτη(?:σ)?',
  'thursday|thu|thurs|πεμπτη(?:σ)?',
  'friday|fri|παρασκευη(?:σ)?',
  'saturday|σαββατο(?:υ)?',
  'sunday|κυριακη(?:σ)?',
];

/** Matches a day of the week. One capturing group. */
export const weekdayPattern = `(${weekdays.join('|')})`;
const exactDays = weekdays.map((pattern) => new RegExp(`^(?:${pattern})$`, 'u'));

/** Index of the weekday; 0 is Monday. */
export const weekdayOfWord = (word: string): number =>
  exactDays.findIndex((pattern) => pattern.test(word));
