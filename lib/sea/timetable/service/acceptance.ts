import { addDays, daysBetween } from '../../../foundation/time/days.ts';
import type { IsoDate } from '../../../foundation/time/types.ts';
import type { FeedMeasures, MonthMeasures } from '../gtfs/measures.ts';
import type { TripCounts } from '../gtfs/sailings.ts';
import { longestDays } from '../gtfs/service-days.ts';
import type { FeedInfo } from '../types.ts';

/** Figure in which a feed is worse than the current one, or `broken` for its own faults. */
export type FallOf =
  | 'trips'
  | 'months'
  | 'cancelled'
  | 'ports'
  | 'known ports'
  | 'operators'
  | 'days'
  | 'begin'
  | 'broken';

/** Shortcoming of a feed, in a sentence for its operator. */
export interface Fall {
  readonly of: FallOf;
  readonly message: string;
  /** Set if the feed is never accepted by waiting; only the owner can accept it. */
  readonly isFinal?: true;
}

/** Share up to which a decrease is a normal change of a timetable. */
const tolerated = 0.05;
/** Days by which the last day may be earlier. */
const toleratedDays = 7;
/** Share of the known ports below which a feed is taken for broken, not for a new timetable. */
const fewestKnownPorts = 0.5;
/** Days within which a feed must sail, if the timetable in service does. */
const soonDays = 7;

/** Feed with the figures for acceptance. */
export interface Candidate {
  readonly measures: FeedMeasures;
  readonly counts: TripCounts;
}

/** True if a feed has a sailing yesterday or later, including one whose season is still to come. */
export function sailsOn({ lastDay }: FeedMeasures, today: IsoDate): boolean {
  return daysBetween(lastDay, today) <= 1;
}

/**
 * Returns the shortcomings of a feed, worst first. In itself: more than 5 % of its trips cannot be
 * sailed, as after a truncated table. Compared with the current feed of the same address, both
 * measured from today: trips per week, sailings of each coming month, cancelled sailings, ports,
 * ports in our places, operators and last day. Pass undefined instead of the pattern, whose figures
 * are not comparable. An expired feed is not compared either.
 *
 * Two shortcomings are final: the loss of most ports in our places, and a first sailing in more
 * than a week while the timetable in service sails before.
 *
 * @param pattern days of the typical pattern, if it is in service
 * @param recentPorts known ports of the widest feed replaced in recent weeks; most of them must
 *   still be there, or the feed could shrink without end in tolerable steps
 */
export function fallsOf(
  current: FeedMeasures | undefined,
  { measures, counts }: Candidate,
  today: IsoDate,
  pattern?: Pick<FeedInfo, 'start' | 'end'>,
  recentPorts = 0,
): Fall[] {
  const falls = finalFalls(current, measures, today, pattern, recentPorts);
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
  if (!falls.some(({ of }) => of === 'known ports')) {
    compare('known ports', current.knownPorts, measures.knownPorts, 'ports of places we know');
  }
  compare('operators', current.operators, measures.operators, 'operators');
  const lost = daysBetween(measures.lastDay, current.lastDay);
  if (lost > toleratedDays && lost > daysBetween(today, current.lastDay) * tolerated) {
    falls.push({ of: 'days', message: `ends on ${measures.lastDay}, ${current.lastDay} before` });
  }
  return falls;
}

/** Returns the shortcomings that no waiting cures. */
function finalFalls(
  current: FeedMeasures | undefined,
  measures: FeedMeasures,
  today: IsoDate,
  pattern: Pick<FeedInfo, 'start' | 'end'> | undefined,
  recentPorts: number,
): Fall[] {
  const falls: Fall[] = [];
  const isGood = current !== undefined && sailsOn(current, today);
  const [before, after] = [isGood ? current.knownPorts : 0, measures.knownPorts];
  const widest = isGood ? Math.max(before, recentPorts) : 0;
  if (after < widest * fewestKnownPorts) {
    const when = widest > before ? 'in recent weeks' : 'before';
    const message = `only ${after} ports of places we know, ${widest} ${when}: most are lost`;
    falls.push({ of: 'known ports', message, isFinal: true });
  }
  const soon = addDays(today, soonDays);
  const next = (of: FeedMeasures) => of.nextDay ?? of.firstDay;
  const isCovered =
    (isGood && next(current) <= soon) ||
    (pattern !== undefined && pattern.start <= today && pattern.end >= today);
  if (isCovered && next(measures) > soon) {
    const message = `first sails on ${next(measures)}, the timetable in service before`;
    falls.push({ of: 'begin', message, isFinal: true });
  }
  return falls;
}

/**
 * Months in which two sets of measures are comparable: all, or those complete in both if they were
 * measured on different days, so that days gone by are not counted as lost.
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
 * Returns one shortcoming for sailings and one for cancellations by calendar_dates.txt, each naming
 * the worst month. A month may lose the sailings of one day, however few days are left, because a
 * strike does not mean a broken feed. It may not lose the cancellations of a day.
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

/** Feed that was held back, with the time at which it was first seen. */
export interface Held {
  readonly since: Date;
  readonly falls: readonly Fall[];
  readonly measures: FeedMeasures;
}

type Short = Pick<Held, 'falls' | 'measures'>;

/**
 * True if a feed has no shortcoming that the held one did not have, and the same figures within 5
 * %.
 */
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
 * True if a feed is accepted: it has no shortcoming, its owner accepted its fingerprint, or it was
 * still the same at least `standMinutes` after it was first seen and no shortcoming is final. An
 * export in two steps has finished by then.
 */
export function isTaken(
  candidate: Short & { readonly fingerprint: string },
  held: Held | undefined,
  { now, standMinutes, accept }: { now: Date; standMinutes: number; accept?: string | undefined },
): boolean {
  if (candidate.falls.length === 0) return true;
  if (accept === 'any' || accept === candidate.fingerprint) return true;
  if (candidate.falls.some(({ isFinal }) => isFinal)) return false;
  if (!held || !isSameFall(candidate, held)) return false;
  return now.getTime() - held.since.getTime() >= standMinutes * 60_000;
}
