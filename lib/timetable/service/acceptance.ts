import { addDays, daysBetween } from '../../time/days.ts';
import type { IsoDate } from '../../time/types.ts';
import type { FeedMeasures, MonthMeasures } from '../gtfs/measures.ts';
import type { TripCounts } from '../gtfs/sailings.ts';
import { longestDays } from '../gtfs/service-days.ts';

/** In what a feed falls behind: the one in service, or what it says itself. */
export type FallOf =
  | 'trips'
  | 'months'
  | 'cancelled'
  | 'ports'
  | 'known ports'
  | 'operators'
  | 'days'
  | 'broken';

/** One way in which a feed is less than it ought to be, in a sentence for its operator. */
export interface Fall {
  readonly of: FallOf;
  readonly message: string;
}

/** Beyond this a fall is no change of a timetable but something that has to be looked at. */
const tolerated = 0.05;
/** A last day may come this much nearer without a word. */
const toleratedDays = 7;

/** A feed as acceptance looks at it. */
export interface Candidate {
  readonly measures: FeedMeasures;
  readonly counts: TripCounts;
}

/** True where a feed has a boat on some day from yesterday on; one whose season is yet to come has. */
export function sailsOn({ lastDay }: FeedMeasures, today: IsoDate): boolean {
  return daysBetween(lastDay, today) <= 1;
}

/**
 * How a feed falls short, worst first. Against itself: more than 5 % of its trips cannot be sailed, as after a table
 * was cut off. Against the feed in service at the same address, both measured from today: trips a week, sailings of
 * each month to come, sailings that are cancelled, ports, those of our places, operators and last day. A feed that has run out is no measure for another, and the pattern counts differently:
 * pass undefined for it.
 */
export function fallsOf(
  current: FeedMeasures | undefined,
  { measures, counts }: Candidate,
  today: IsoDate,
): Fall[] {
  const falls: Fall[] = [];
  if (counts.dropped > counts.trips * tolerated) {
    falls.push({
      of: 'broken',
      message: `${counts.dropped} of ${counts.trips} trips cannot be sailed`,
    });
  }
  if (!current || !sailsOn(current, today)) return falls;
  const compare = (of: FallOf, before: number, after: number, what: string) => {
    if (after < before * (1 - tolerated)) {
      falls.push({ of, message: `only ${after} ${what}, ${before} before` });
    }
  };
  compare('trips', current.tripsPerWeek, measures.tripsPerWeek, 'trips a week');
  falls.push(...fallsByMonth(current, measures));
  compare('ports', current.ports, measures.ports, 'ports');
  compare('known ports', current.knownPorts, measures.knownPorts, 'ports of places we know');
  compare('operators', current.operators, measures.operators, 'operators');
  const lost = daysBetween(measures.lastDay, current.lastDay);
  if (lost > toleratedDays && lost > daysBetween(today, current.lastDay) * tolerated) {
    falls.push({ of: 'days', message: `ends on ${measures.lastDay}, ${current.lastDay} before` });
  }
  return falls;
}

/**
 * The months of which two sets of figures can be compared: all, or those that are whole in both where one was measured
 * on an earlier day, so that days that have gone by are no fall.
 */
function monthsOfBoth(a: FeedMeasures, b: FeedMeasures): string[] {
  const [earlier = '', later = ''] = [a.from, b.from].sort();
  const [begun, ending] = [later, addDays(earlier, longestDays)].map((date) => date.slice(0, 7));
  const months = new Set([...Object.keys(a.months), ...Object.keys(b.months)]);
  const isWhole = (month: string) => month > (begun ?? '') && month < (ending ?? '');
  return [...months].sort().filter((month) => a.from === b.from || isWhole(month));
}

const none: MonthMeasures = { sailings: 0, days: 0, cancelled: 0 };

/**
 * One fall for the sailings and one for what calendar_dates.txt cancels, each with the month that lost most. The boats
 * of one day may go from any month, however few of its days are left: a strike is no broken feed. A day that is no
 * longer cancelled may not.
 */
function fallsByMonth(current: FeedMeasures, measures: FeedMeasures): Fall[] {
  const falls: Fall[] = [];
  for (const [of, what] of [
    ['months', 'sailings'],
    ['cancelled', 'sailings cancelled by calendar_dates.txt'],
  ] as const) {
    const key = of === 'months' ? 'sailings' : of;
    const lost = monthsOfBoth(current, measures).flatMap((month) => {
      const before = current.months[month] ?? none;
      const after = measures.months[month] ?? none;
      const oneDay = of === 'months' ? Math.ceil(before.sailings / Math.max(before.days, 1)) : 0;
      const most = Math.max(before[key] * tolerated, oneDay);
      const less = before[key] - after[key];
      return less > most ? { month, before: before[key], after: after[key], less } : [];
    });
    const [worst] = lost.toSorted((a, b) => b.less - a.less);
    if (!worst) continue;
    const { month, before, after } = worst;
    const others = lost.length > 1 ? ` (and less in ${lost.length - 1} more months)` : '';
    falls.push({ of, message: `only ${after} ${what} in ${month}, ${before} before${others}` });
  }
  return falls;
}

/** A feed that was held back, and when it was seen first. */
export interface Held {
  readonly since: Date;
  readonly falls: readonly Fall[];
  readonly measures: FeedMeasures;
}

type Short = Pick<Held, 'falls' | 'measures'>;

/** Whether a feed falls short in nothing that the held one did not, and by as much, within 5 %. */
export function isSameFall({ falls, measures }: Short, held: Short): boolean {
  const known = new Set(held.falls.map(({ of }) => of));
  const isNear = (now: number, then: number) => Math.abs(now - then) <= then * tolerated;
  const isAlike = (['tripsPerWeek', 'ports', 'knownPorts', 'operators'] as const).every((what) =>
    isNear(measures[what], held.measures[what]),
  );
  const isSoByMonth = monthsOfBoth(held.measures, measures).every((month) => {
    const [now, then] = [measures.months[month] ?? none, held.measures.months[month] ?? none];
    return isNear(now.sailings, then.sailings) && isNear(now.cancelled, then.cancelled);
  });
  return isAlike && isSoByMonth && falls.every(({ of }) => known.has(of));
}

/**
 * Whether a feed that falls short is taken all the same: its owner named its fingerprint, or it stands. It stands when
 * a look at least `standMinutes` after the first finds the same fall; whoever exports a feed in two steps has then
 * long finished.
 */
export function isTaken(
  candidate: Short & { readonly fingerprint: string },
  held: Held | undefined,
  { now, standMinutes, accept }: { now: Date; standMinutes: number; accept?: string | undefined },
): boolean {
  if (candidate.falls.length === 0) return true;
  if (accept === 'any' || accept === candidate.fingerprint) return true;
  if (!held || !isSameFall(candidate, held)) return false;
  return now.getTime() - held.since.getTime() >= standMinutes * 60_000;
}
