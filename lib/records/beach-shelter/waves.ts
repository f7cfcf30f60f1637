/**
 * Wave heights in metres at which a state begins: a bather notices `waves`, and stays ashore at
 * `rough`.
 */
const limits = { waves: 0.3, rough: 0.6 } as const;

export const seaStates = ['calm', 'waves', 'rough'] as const;
/** State of the water off a coast. */
export type SeaState = (typeof seaStates)[number];

/** States of a beach, best first: `windy` is calm water under gusts, wind along the beach or blowing sand. */
export const beachStates = ['calm', 'windy', 'waves', 'rough'] as const;
export type BeachState = (typeof beachStates)[number];

/** A wind as forecasts give it. */
export interface Wind {
  /** Direction it comes from, in degrees clockwise from north. */
  readonly from: number;
  /** Speed ten metres above the sea, in kilometres an hour. */
  readonly kmh: number;
}

export const seaStateOf = (metres: number): SeaState =>
  metres < limits.waves ? 'calm' : metres < limits.rough ? 'waves' : 'rough';
