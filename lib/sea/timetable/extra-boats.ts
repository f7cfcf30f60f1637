import { athensDate } from '@/lib/foundation/time/athens';
import type { EpochMinutes, IsoDate } from '@/lib/foundation/time/types';
import type { Network } from './network';
import type { ExtraSailing } from './realtime/types';
import type { Operator } from './types';

/** Ride on a boat reported by a realtime service but missing from the timetable. */
export interface ExtraBoat {
  readonly from: string;
  readonly to: string;
  readonly departure: EpochMinutes;
  readonly arrival: EpochMinutes;
  readonly vessel?: string;
  /** Company that sails it; undefined if the message does not tell. */
  readonly operator: Operator | undefined;
  /** Time of the news. */
  readonly at: EpochMinutes;
}

/** Finds the extra boats between two sets of ports that leave on a day, in order of departure. */
export function extraBoats(
  network: Pick<Network, 'realtime' | 'lines' | 'operators'>,
  from: readonly string[],
  to: readonly string[],
  date: IsoDate,
): ExtraBoat[] {
  const found = (network.realtime?.extra ?? []).flatMap(
    (sailing) => rideOf(sailing, from, to) ?? [],
  );
  return found
    .filter(({ departure }) => athensDate(departure) === date)
    .map(({ lineId, ...ride }) => ({
      ...ride,
      operator: network.operators.get(network.lines.get(lineId ?? '')?.operatorId ?? ''),
    }))
    .sort((a, b) => a.departure - b.departure);
}

/** The shortest ride on a sailing between two sets of ports; undefined if there is none. */
function rideOf(
  { calls, lineId, vessel, at }: ExtraSailing,
  from: readonly string[],
  to: readonly string[],
) {
  const end = calls.findIndex(
    ({ portId }, index) =>
      to.includes(portId) && calls.slice(0, index).some((call) => from.includes(call.portId)),
  );
  const board = calls.slice(0, Math.max(0, end)).findLast(({ portId }) => from.includes(portId));
  const alight = calls[end];
  if (!board || !alight) return undefined;
  return {
    from: board.portId,
    to: alight.portId,
    departure: board.departure,
    arrival: alight.arrival,
    lineId,
    ...(vessel ? { vessel } : {}),
    at,
  };
}
