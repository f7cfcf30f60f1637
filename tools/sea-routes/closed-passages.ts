import type { LonLat } from '../../lib/foundation/geo/projection.ts';

interface ClosedPassage {
  /** A line across the water from land to land. */
  readonly across: readonly [LonLat, LonLat];
  /** Ports whose own ferries pass through. */
  readonly openTo: readonly string[];
}

const antiparosBoats = ['antiparos-port', 'paros-pounta'];

/**
 * Water that ferries do not use, although it looks like a short cut on a coastline without depths.
 */
export const closedPassages: readonly ClosedPassage[] = [
  // The strait of Antiparos is only a few metres deep: only the local shuttle and small boats use
  // it.
  {
    across: [
      [25.1115, 37.0665],
      [25.0735, 37.0455],
    ],
    openTo: antiparosBoats,
  },
  {
    across: [
      [25.103, 37.014],
      [25.07, 37.014],
    ],
    openTo: antiparosBoats,
  },
  // The water between Antiparos and the islet of Diplo is too shallow for any ferry.
  {
    across: [
      [25.0827, 37.0565],
      [25.0845, 37.0448],
    ],
    openTo: [],
  },
  // Ferries from Piraeus pass outside Fleves and Patroklos.
  {
    across: [
      [23.761, 37.77],
      [23.772, 37.7985],
    ],
    openTo: [],
  },
  {
    across: [
      [23.95, 37.65],
      [23.95, 37.673],
    ],
    openTo: [],
  },
  // The rocks of Prasonisia lie off the south-west of Mykonos.
  {
    across: [
      [25.3, 37.3915],
      [25.3065, 37.403],
    ],
    openTo: [],
  },
];
