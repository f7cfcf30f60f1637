import type { IslandSlug } from '../../../lib/foundation/ids/island-slugs.ts';
import type { VesselKind } from '../../../lib/sea/timetable/types.ts';

/** Expectations of an advisor that can be checked. An absent one is not checked. */
export interface Expectations {
  /** Acceptable orders of the islands. */
  readonly orders?: readonly (readonly IslandSlug[])[];
  /** Most changes of boat over the whole trip. */
  readonly mostChanges?: number;
  /** Kinds of vessel that all boats belong to. */
  readonly kinds?: readonly VesselKind[];
  /** Islands that get at least this many nights. */
  readonly nights?: Partial<Record<IslandSlug, number>>;
  /** Earliest departure and latest arrival of every leg, `HH:MM` of one day. */
  readonly hours?: readonly [from: string, to: string];
  /** Most hours at sea over the whole trip. */
  readonly mostSeaHours?: number;
  /** Port of the mainland from which the first boat leaves. */
  readonly firstPort?: string;
  /** Days between the arrival at the end of the trip and the last day. */
  readonly daysInHand?: number;
  /** True if there is no such trip, and the answer has to offer a change that makes one. */
  readonly offersChange?: boolean;
}

/** A trip, as a person would ask for it, with the advice written down before it was planned. */
export interface ExpertTrip {
  readonly traveller: string;
  /** Query of the planner's page. */
  readonly query: Readonly<Record<string, string>>;
  readonly advice: string;
  /** Address of the account or guide that the advice follows. */
  readonly source: string;
  readonly expects: Expectations;
}
