import { type Daylight, minutesOfClock } from '@/lib/foundation/time/sun';
import type { IsoDate } from '@/lib/foundation/time/types';
import type { ActivityCard, ActivityKind } from './schema';

/*
 * The day of an activity, from first to last light. Daylight shifts by a minute at most between years, so one year
 * serves for all.
 */
const anyYear = 2027;
const dateIn = (month: number, day: number): IsoDate =>
  `${anyYear}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Longest run of consecutive months, in order; it may cross the new year. */
function longestRun(months: readonly number[]): number[] {
  const has = new Set(months);
  const starts = months.filter((month) => !has.has(month === 1 ? 12 : month - 1));
  const runs = starts.map((start) => {
    const run = [start];
    for (let next = (start % 12) + 1; has.has(next); next = (next % 12) + 1) run.push(next);
    return run;
  });
  return runs.toSorted((a, b) => b.length - a.length)[0] ?? [6];
}

/**
 * Days for which daylight is drawn: the chosen one; else the middle of the season; for activities offered all year, the
 * longest and the shortest day.
 *
 * @param months of the activity, 1 to 12
 * @param chosen ISO date
 */
export function daysToDraw(months: readonly number[], chosen?: IsoDate): IsoDate[] {
  if (chosen) return [chosen];
  if (months.length === 12) return [dateIn(6, 21), dateIn(12, 21)];
  const run = longestRun(months);
  const middle = run[Math.floor(run.length / 2)] ?? 6;
  // The middle of an even number of months is the start of one.
  return [dateIn(middle, run.length % 2 === 0 ? 1 : 15)];
}

/** Kinds with opening hours or a programme, which are unknown. */
const behindDoors: readonly ActivityKind[] = [
  'museum-site',
  'cooking',
  'food-wine',
  'workshop',
  'festival',
];

type Timed = Pick<ActivityCard, 'kind' | 'durationMinutes'> & {
  readonly startTimes: readonly string[];
};

/**
 * Rule for the start of an activity: at set times; early enough to be back by sunset; so that it ends at sunset; or
 * unknown, because it has opening hours or a programme of its own.
 */
type Beginning = 'times' | 'by-daylight' | 'with-sunset' | 'unknown';

export function beginningOf({ kind, startTimes }: Timed): Beginning {
  if (startTimes.length > 0) return 'times';
  if (kind === 'sunset') return 'with-sunset';
  return behindDoors.includes(kind) ? 'unknown' : 'by-daylight';
}

/** A stretch of the day; minutes of the day, the end beyond 1440 where it goes over midnight. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * Times of an activity on a day with this light. One by daylight starts at the latest time that ends by sunset; one
 * longer than the day starts at sunrise.
 */
export function stretchesOf(activity: Timed, { rise, set }: Daylight): Stretch[] {
  const length = activity.durationMinutes;
  const beginning = beginningOf(activity);
  if (beginning === 'unknown') return [];
  if (beginning === 'times') {
    return activity.startTimes.map((time) => {
      const start = minutesOfClock(time);
      return { start, end: start + length };
    });
  }
  const start = Math.max(rise, set - length);
  return [{ start, end: start + length }];
}

/** First and last whole hour of a drawn day: 5 to 24, or earlier where something begins earlier. */
export function hoursOfDay(stretches: readonly Stretch[]): readonly [from: number, to: number] {
  const first = Math.min(...stretches.map(({ start }) => Math.floor(start / 60)));
  return [Math.max(0, Math.min(5, first)), 24];
}

/** Position of minutes of the day between two hours, per cent; limited to the ends. */
export function percentOfDay(minutes: number, [from, to]: readonly [number, number]): number {
  const share = ((minutes - from * 60) / ((to - from) * 60)) * 100;
  return Math.round(Math.min(100, Math.max(0, share)) * 100) / 100;
}
