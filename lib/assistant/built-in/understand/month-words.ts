/** Patterns for months in English and Greek in folded text, used in {@link monthPattern}. */
const months: readonly string[] = [
  'january|ιαν|jan|ιανουαρι\\p{L}*|γεναρη\\p{L}*',
  'february|φεβ|feb|φεβρουαρι\\p{L}*|φλεβαρη\\p{L}*',
  'march|μαρ|μαρτι\\p{L}*|μαρτη\\p{L}*',
  'april|απρ|apr|απριλι\\p{L}*|απριλη\\p{L}*',
  'may|μαι(?:οσ|ου|ο)|μαη\\p{L}*',
  'june|ιουν|jun|ιουνι\\p{L}*|ιουνη\\p{L}*',
  'july|ιουλ|jul|ιουλι\\p{L}*|ιουλη\\p{L}*',
  'august|αυγ|aug|αυγουστ\\p{L}*',
  'september|σεπτ?|σεπ|sept|sep|σεπτεμβρ\\p{L}*|σεπτεβρ\\p{L}*',
  'october|οκτ|oct|okt|οκτωβρ\\p{L}*|οχτωβρ\\p{L}*',
  'november|νοε|nov|νοεμβρ\\p{L}*|νοεβρ\\p{L}*',
  'december|δεκ|dec|δεκεμβρ\\p{L}*|δεκεβρ\\p{L}*',
];

/** Matches a month in words. One capturing group. */
export const monthPattern = `(${months.join('|')})`;

const exact = months.map((pattern) => new RegExp(`^(?:${pattern})$`, 'u'));

/** Number of the month, 1 to 12. */
export const monthOfWord = (word: string): number =>
  exact.findIndex((pattern) => pattern.test(word)) + 1;

const weekdays: readonly string[] = [
  'mondays?|mon|δευτερα(?:σ)?',
  'tuesdays?|tue|tues|τριτη(?:σ)?',
  'wednesdays?|wed|τεταρτη(?:σ)?',
  'thursdays?|thu|thurs|πεμπτη(?:σ)?',
  'fridays?|fri|παρασκευη(?:σ)?',
  'saturdays?|σαββατο(?:υ)?',
  'sundays?|κυριακη(?:σ)?',
];

/** Matches a day of the week. One capturing group. */
export const weekdayPattern = `(${weekdays.join('|')})`;
const exactDays = weekdays.map((pattern) => new RegExp(`^(?:${pattern})$`, 'u'));

/** Index of the weekday; 0 is Monday. */
export const weekdayOfWord = (word: string): number =>
  exactDays.findIndex((pattern) => pattern.test(word));
