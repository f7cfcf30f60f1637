import type { Reading } from './text';

/** Time of day, `HH:MM`, and its position in the message. */
export interface ClockMention {
  readonly clock: string;
  readonly at: number;
}

/**
 * Finds times of day: `18:30`, `6pm`, `at noon`, «6 το απόγευμα». Takes them out of the reading.
 */
export function clocksIn(reading: Reading): ClockMention[] {
  const pad = (value: number) => String(value).padStart(2, '0');
  const clock = (hour: number, minute: number, half = '') => {
    const isLater = /pm|μμ|βραδυ|απογευμα/.test(half) && hour < 12;
    return `${pad(isLater ? hour + 12 : hour)}:${pad(minute)}`;
  };
  // A number with a point may be a date, so only `at 18.30` and `6.30 pm` count as times.
  const written = reading.takeAll(
    '(?:at |στισ )?([01]?\\d|2[0-3]):([0-5]\\d) ?(?:h|hrs)? ?(am|pm|μμ|πμ)?|(?:at|στισ) ([01]?\\d|2[0-3])\\.([0-5]\\d)(?![./]\\d)|([01]?\\d)\\.([0-5]\\d) ?(am|pm|μμ|πμ)',
  );
  const spoken = reading.takeAll(
    "(?:at |στισ )?(1[0-2]|\\d)(?: o'clock)? ?(am|pm|μμ|πμ|το βραδυ|το απογευμα|το πρωι|in the (?:morning|evening|afternoon))",
  );
  const noon = reading.takeAll('(?:at |around )?(?:noon|midday)|(?:το )?μεσημερι');
  return [
    ...written.map((m) => ({
      clock: clock(Number(m[1] ?? m[4] ?? m[6]), Number(m[2] ?? m[5] ?? m[7]), m[3] ?? m[8]),
      at: m.index,
    })),
    ...spoken.map((m) => ({
      clock: clock(Number(m[1]), 0, /evening|afternoon/.test(m[2] ?? '') ? 'pm' : m[2]),
      at: m.index,
    })),
    ...noon.map((m) => ({ clock: '12:00', at: m.index })),
  ].toSorted((a, b) => a.at - b.at);
}
