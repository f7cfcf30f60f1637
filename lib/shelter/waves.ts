/** Metres per second squared. */
const gravity = 9.81;
/** The state of the water by the height of its waves in metres; a bather notices the first, and stays ashore at the second. */
const limits = { waves: 0.3, rough: 0.6 } as const;

export const seaStates = ['calm', 'waves', 'rough'] as const;
/** What the water off a beach is like. */
export type SeaState = (typeof seaStates)[number];

/** A wind as forecasts give it. */
export interface Wind {
  /** Where it comes from, degrees clockwise from north. */
  readonly from: number;
  /** Ten metres above the sea, kilometres an hour. */
  readonly kmh: number;
}

/**
 * Height in metres of the waves a steady wind raises over open water: growth with the length of water as
 * measured by JONSWAP (Hasselmann et al., 1973), up to the full sea of Pierson and Moskowitz (1964). Swell
 * from elsewhere is not part of it.
 *
 * @param fetchKm open water the wind has crossed
 */
export function waveMetres(fetchKm: number, windKmh: number): number {
  const speed = windKmh / 3.6;
  return Math.min(0.0016 * speed * Math.sqrt((fetchKm * 1000) / gravity), 0.0246 * speed ** 2);
}

export const seaStateOf = (metres: number): SeaState =>
  metres < limits.waves ? 'calm' : metres < limits.rough ? 'waves' : 'rough';
