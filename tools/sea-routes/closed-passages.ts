import type { LonLat } from '../../lib/geo/projection.ts';

interface ClosedPassage {
  /** A line across the water, from land to land. */
  readonly across: readonly [LonLat, LonLat];
  /** Ports whose own boats go through. */
  readonly openTo: readonly string[];
}

const antiparosBoats = ['antiparos-port', 'paros-pounta'];

/**
 * Water that looks like a short cut on the coastline, which knows no depths, and that ferries do not
 * take.
 */
export const closedPassages: readonly ClosedPassage[] = [
  // The strait of Antiparos is a few metres deep: only its own shuttle and small boats use it.
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
  // Between Antiparos and the islet of Diplo it is too shallow for any ferry.
  {
    across: [
      [25.0827, 37.0565],
      [25.0845, 37.0448],
    ],
    openTo: [],
  },
  // Boats of Piraeus pass outside Fleves and Patroklos.
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
  // The rocks of Prasonisia off the south-west of Mykonos.
  {
    across: [
      [25.3, 37.3915],
      [25.3065, 37.403],
    ],
    openTo: [],
  },
];
