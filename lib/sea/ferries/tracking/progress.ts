import type { EpochMinutes } from '../../../foundation/time/types.ts';

/** Time a boat takes to reach or lose cruising speed at a port, minutes. */
const harbourMinutes = 8;

/**
 * Share of a crossing completed, 0 to 1: slow in the first and last minutes, steady between. Has few dependencies,
 * because the browser moves the boats with it too.
 */
export function progress(departure: EpochMinutes, arrival: EpochMinutes, now: number): number {
  const minutes = arrival - departure;
  if (minutes <= 0 || now >= arrival) return 1;
  if (now <= departure) return 0;
  const ramp = Math.min(harbourMinutes, minutes / 2);
  const gone = now - departure;
  // Speed grows evenly to 1, stays, and falls evenly; the whole way is minutes − ramp long.
  const way = minutes - ramp;
  if (gone < ramp) return gone ** 2 / (2 * ramp) / way;
  const left = minutes - gone;
  if (left < ramp) return 1 - left ** 2 / (2 * ramp) / way;
  return (gone - ramp / 2) / way;
}
