import { formatClock } from '@/lib/foundation/time/athens';
import type { Restrictions } from '@/lib/sea/timetable/engine/restrictions';
import type { Vehicle, VesselKind } from '@/lib/sea/timetable/types';

/** Wishes a journey must meet. An absent wish does not matter. */
export interface OfferFilter {
  readonly kinds?: readonly VesselKind[];
  readonly directOnly?: true;
  /** Time on the quay of departure, `HH:MM`. */
  readonly leavesFrom?: string;
  readonly leavesBefore?: string;
  /** Longest time between two boats, minutes. */
  readonly maxWait?: number;
  readonly maxMinutes?: number;
  /** Fare of one adult. */
  readonly maxCents?: number;
}

/** Properties of a party that decide which boats it may board. */
export interface Asker {
  /** Adults. */
  readonly passengers: number;
  /** Of five to ten years. */
  readonly children?: number | undefined;
  readonly vehicle?: Vehicle | undefined;
  /** As the feed names it; absent for the ordinary fare. */
  readonly fareClass?: string | undefined;
  readonly filter: OfferFilter;
}

/** One adult who accepts any boat. */
export const onFoot: Asker = { passengers: 1, filter: {} };

/** Wishes that the person can drop again: those of the filter, and the vehicle. */
export const wishes = [
  'vehicle',
  'kinds',
  'directOnly',
  'leavesFrom',
  'leavesBefore',
  'maxWait',
  'maxMinutes',
  'maxCents',
] as const;
export type Wish = (typeof wishes)[number];

/** The wishes an asker has. */
export const wishesOf = ({ filter, vehicle }: Asker): Wish[] =>
  wishes.filter((wish) => (wish === 'vehicle' ? vehicle : filter[wish]) !== undefined);

/** Returns the filter and vehicle without one of the wishes. */
export function without<A extends Asker>(asker: A, wish: Wish): A {
  if (wish === 'vehicle') return { ...asker, vehicle: undefined };
  const { [wish]: _dropped, ...filter } = asker.filter;
  return { ...asker, filter };
}

/** The asker's restrictions as the engine takes them; `directOnly` is a question of changes. */
export function restrictionsOf({ passengers, children = 0, vehicle, filter }: Asker): Restrictions {
  const { kinds, leavesFrom, leavesBefore, maxWait, maxMinutes, maxCents } = filter;
  return {
    ...(vehicle ? { vehicle } : {}),
    ...(vehicle || children > 0 ? { adults: passengers, children } : {}),
    ...(kinds ? { kinds } : {}),
    ...(leavesFrom !== undefined || leavesBefore !== undefined
      ? { mayLeave: within(leavesFrom ?? '00:00', leavesBefore ?? '24:00') }
      : {}),
    ...(maxWait === undefined ? {} : { maxWait }),
    ...(maxMinutes === undefined ? {} : { maxMinutes }),
    ...(maxCents === undefined ? {} : { maxCents }),
  };
}

/** By the clock on the quay, also in the hour that comes twice when summer ends. */
const within = (first: string, end: string) => (departure: number) => {
  const clock = formatClock(departure);
  return clock >= first && clock < end;
};
