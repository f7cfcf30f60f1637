import type { EpochMinutes } from '@/lib/foundation/time/types';
import type { Departure } from '@/lib/sea/ferries/tracking/estimates';
import type { DoubtfulLine } from './types';

/** Boat of the days shown, at its expected times of the first day of service. */
export interface Sailing extends Departure {
  /** Instant from which the times of its calls count. */
  readonly origin: EpochMinutes;
}

/** Counts boats by line, in the order in which the lines first appear. */
export function doubtfulLines(sailings: readonly Pick<Sailing, 'trip'>[]): readonly DoubtfulLine[] {
  const byLine = Map.groupBy(sailings, ({ trip }) => trip.lineId);
  return [...byLine].map(([lineId, boats]) => ({
    lineId,
    boats: boats.length,
    calls: callsOf(boats[0]),
    portIds: [...new Set(boats.flatMap(callsOf))],
  }));
}

const callsOf = (sailing: Pick<Sailing, 'trip'> | undefined) =>
  sailing?.trip.calls.map(({ portId }) => portId) ?? [];
