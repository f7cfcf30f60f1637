import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import type { SharedTrip, TripSailing } from '@/lib/trips/saved-trips/types';
import { isCertain } from '@/lib/trips/watch/needs-acting';
import type { Finding, FindingKind } from '@/lib/trips/watch/types';

/** A boat of a trip that can still be taken. */
export interface BoatThatSails {
  readonly boat: TripSailing;
  /** Time for which one has to be at the port: of a late boat that of the timetable. */
  readonly due: EpochMinutes;
  /** Time at which it is expected to leave. */
  readonly departs: EpochMinutes;
  /** Its changes, each kind once. */
  readonly kinds: readonly FindingKind[];
  /** True for the first boat of the trip. */
  readonly isFirst: boolean;
}

/** Boats of a trip in order, without those that are gone, cancelled or missed. */
export function boatsThatSail(
  { legs }: Pick<SharedTrip, 'legs'>,
  findings: readonly Finding[],
): readonly BoatThatSails[] {
  return legs
    .toSorted((one, other) => one.position - other.position)
    .flatMap(({ sailings }) => sailings)
    .flatMap((boat, index) => {
      const found = findings.filter(
        (one) => one.boat.fromPort === boat.fromPort && one.boat.departsAt === boat.departsAt,
      );
      if (found.some(isCertain)) return [];
      const saved = epochMinutesOf(boat.departsAt);
      const departs =
        found.find(({ facts }) => facts.departs !== undefined)?.facts.departs ?? saved;
      const isLate = found.some(({ kind }) => kind === 'late');
      const kinds = [...new Set(found.map(({ kind }) => kind))];
      return [{ boat, due: isLate ? saved : departs, departs, kinds, isFirst: index === 0 }];
    });
}
