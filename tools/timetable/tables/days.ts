/** Days as whole numbers since 1970-01-01, so that ranges are plain arithmetic. */
const millisecondsPerDay = 86_400_000;

/** Throws for what is no calendar day. */
export function dayNumber(iso: string): number {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? Date.parse(`${iso}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso) {
    throw new Error(`"${iso}" is no date: write 2027-07-14`);
  }
  return time / millisecondsPerDay;
}

export const isoDay = (day: number): string =>
  new Date(day * millisecondsPerDay).toISOString().slice(0, 10);

/** 0 is Monday. Day 0 of the count was a Thursday. */
export const weekdayOf = (day: number): number => (day + 3) % 7;

/** `1357` or `1234567`, 1 being Monday: seven marks, Monday first. */
export function parseWeekdays(text: string): readonly boolean[] {
  if (!/^[1-7]+$/.test(text) || new Set(text).size !== text.length) {
    throw new Error(`"${text}" is no list of weekdays: write 1234567 or some of it, 1 is Monday`);
  }
  return Array.from({ length: 7 }, (_, index) => text.includes(String(index + 1)));
}

/** Names of seasons a sailing may have: those of the table of seasons, and the height of summer. */
export const seasonNames = ['winter', 'shoulder', 'summer', 'high-summer'] as const;
export type SeasonName = (typeof seasonNames)[number];

export function parseSeasons(text: string): readonly SeasonName[] {
  const names = text.split(/\s+/);
  return names.map((name) => {
    const season = seasonNames.find((known) => known === name);
    if (!season) throw new Error(`"${name}" is no season: ${seasonNames.join(', ')}`);
    return season;
  });
}
