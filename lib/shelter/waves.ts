/** Metres per second squared. */
const gravity = 9.81;
/**
 * Wave heights in metres at which a state begins: a bather notices `waves`, and stays ashore at
 * `rough`.
 */
const limits = { waves: 0.3, rough: 0.6 } as const;

export const seaStates = ['calm', 'waves', 'rough'] as const;
/** State of the water off a beach. */
export type SeaState = (typeof seaStates)[number];

/** A wind as forecasts give it. */
export interface Wind {
  /** Direction it comes from, in degrees clockwise from north. */
  readonly from: number;
  /** Speed ten metres above the sea, in kilometres an hour. */
  readonly kmh: number;
}

/**
 * Height in metres of the waves that a steady wind raises over open water. It grows with the fetch
 * as JONSWAP measured (Hasselmann et al., 1973), up to the fully developed sea of Pierson and
 * Moskowitz (1964). Swell from elsewhere is not included.
 *
 * @param fetchKm open water that the wind has crossed
 */
export function waveMetres(fetchKm: number, windKmh: number): number {
  const speed = windKmh / 3.6;
  return Math.min(0.0016 * speed * Math.sqrt((fetchKm * 1000) / gravity), 0.0246 * speed ** 2);
}

export const seaStateOf = (metres: number): SeaState =>
  metres < limits.waves ? 'calm' : metres < limits.rough ? 'waves' : 'rough';
