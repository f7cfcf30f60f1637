import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { TripDocument, TripSailing } from '@/lib/trips/saved-trips/types';

/** Nights of a stop before and after a way on is taken. */
export interface MovedNights {
  readonly island: IslandSlug;
  readonly before: number;
  readonly after: number;
}

/** One way to go on with a trip whose boats no longer work. */
export interface WayOn {
  /** The same for the same boats and nights. */
  readonly key: string;
  /** The trip with this way on. */
  readonly document: TripDocument;
  /** Boats that the trip did not have. */
  readonly boats: readonly TripSailing[];
  /** Days by which its first new boat leaves later; negative if earlier. */
  readonly shift: number;
  /** Stops that stay or that the trip gains, with other nights than before. */
  readonly nights: readonly MovedNights[];
  /** Islands that it no longer visits. */
  readonly leftOut: readonly IslandSlug[];
  /** Nights lost at stops whose room cannot be cancelled: those of the dates for which it is booked. */
  readonly paidNights: number;
  /** Days by which the trip ends later; negative if it ends earlier. */
  readonly laterHome: number;
  /** Difference of the fares of the party in cents, without a vehicle; null if a fare is unknown. */
  readonly cents: number | null;
  /** Difference of the minutes from departure to arrival, over all legs that change. */
  readonly minutes: number;
  /** True if no later boat of the day of the flight would reach the airport. */
  readonly isLastBoat: boolean;
  /** Highest wind in which one of its new boats may stay in port, Beaufort; null if none may. */
  readonly doubtfulForce: number | null;
  /** Weighted number of changes; ways are sorted by it. */
  readonly changes: number;
}

/** Ways on from where the traveller is. */
export interface WaysOn {
  /** First leg of the trip that no longer works. */
  readonly position: number;
  /** Place of the timetable at which the traveller waits; null if the trip names none. */
  readonly from: string | null;
  /** True if a boat is gone or cancelled, false if it may still sail. */
  readonly isCertain: boolean;
  /** At most three, the fewest changes first; empty if there is none within a week. */
  readonly ways: readonly WayOn[];
}
