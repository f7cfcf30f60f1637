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

/** The stop that an address names as anchors do: `naxos-airport`; undefined where none is called so. */
export function startByAnchor(anchor: string): StopRef | undefined {
  return startStops().find((ref) => stopAnchor(ref) === anchor);
}
