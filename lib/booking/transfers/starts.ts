import 'server-only';
import { stopAnchor } from './address';
import { allTransfers } from './queries';
import type { StopRef } from './schema';

const isStart = (ref: StopRef) => /:(port|airport|gateway):/.test(ref);

/** Ports, airports and gateways from which some way is kept, each once. */
export function startStops(): readonly StopRef[] {
  return [
    ...new Set(
      allTransfers()
        .flatMap(({ from, to }) => [from, to])
        .filter(isStart),
    ),
  ];
}

/** Finds a stop by its anchor, `naxos-airport`; undefined for an unknown one. */
export function startByAnchor(anchor: string): StopRef | undefined {
  return startStops().find((ref) => stopAnchor(ref) === anchor);
}
