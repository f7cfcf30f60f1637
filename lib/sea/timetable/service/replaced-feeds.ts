import { daysBetween } from '../../../foundation/time/days.ts';
import type { IsoDate } from '../../../foundation/time/types.ts';

/** Good feed of the same address that another one has replaced. */
export interface ReplacedFeed {
  /** Day on which it was replaced. */
  readonly until: IsoDate;
  /** Its ports within our places. */
  readonly knownPorts: number;
}

/**
 * Days for which a replaced feed still counts, so that a feed cannot shrink without end in steps
 * that are each tolerable. Our choice: shorter than the time between the large changes of a year,
 * summer and winter timetables.
 */
const recentDays = 56;
/** Maximum number of feeds remembered. */
const most = 20;

const isRecent = ({ until }: ReplacedFeed, today: IsoDate) =>
  daysBetween(until, today) <= recentDays;

/** Returns the known ports of the widest feed replaced in recent weeks; 0 without one. */
export function widestPorts(replaced: readonly ReplacedFeed[], today: IsoDate): number {
  return Math.max(
    0,
    ...replaced.filter((one) => isRecent(one, today)).map(({ knownPorts }) => knownPorts),
  );
}

/** Adds a feed that is replaced today. Leaves out old ones, and those with no more ports than a later one. */
export function withReplaced(
  replaced: readonly ReplacedFeed[],
  knownPorts: number,
  today: IsoDate,
): readonly ReplacedFeed[] {
  const wider = replaced.filter((one) => isRecent(one, today) && one.knownPorts > knownPorts);
  return [...wider.slice(0, most - 1), { until: today, knownPorts }];
}
