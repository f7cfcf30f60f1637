import { daysBetween } from '../../time/days.ts';
import type { IsoDate } from '../../time/types.ts';
import type { FeedMeasures } from '../gtfs/measures.ts';
import type { TripCounts } from '../gtfs/sailings.ts';

/** In what a feed falls behind: the one in service, or what it says itself. */
export type FallOf = 'trips' | 'ports' | 'operators' | 'days' | 'broken';

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
 * was cut off. Against the feed in service at the same address, both measured from today: trips a week, ports,
 * operators and last day. A feed that has run out is no measure for another, and the pattern counts differently:
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
  compare('ports', current.ports, measures.ports, 'ports');
  compare('operators', current.operators, measures.operators, 'operators');
  const lost = daysBetween(measures.lastDay, current.lastDay);
  if (lost > toleratedDays && lost > daysBetween(today, current.lastDay) * tolerated) {
    falls.push({ of: 'days', message: `ends on ${measures.lastDay}, ${current.lastDay} before` });
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
  const isAlike = (['tripsPerWeek', 'ports', 'operators'] as const).every((what) => {
    const change = Math.abs(measures[what] - held.measures[what]);
    return change <= held.measures[what] * tolerated;
  });
  return isAlike && falls.every(({ of }) => known.has(of));
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
