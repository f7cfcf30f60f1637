/** Metres per second squared. */
const gravity = 9.81;

/**
 * Height in metres of the waves that a steady wind raises over open water. It grows with the fetch
 * as JONSWAP measured (Hasselmann et al., 1973), up to the fully developed sea of Pierson and
 * Moskowitz (1964). Swell from elsewhere is not included.
 *
 * @param fetchKm open water that the wind has crossed
 */
export function waveMetres(fetchKm: number, windKmh: number): number {
  const speed = windKmh / 3.6;
  const grown = 0.0016 * speed * Math.sqrt((fetchKm * 1000) / gravity);
  return Math.min(grown, developedSeaMetres(windKmh));
}

/** Height in metres beyond which waves do not grow in a wind, however long and far it blows. */
export function developedSeaMetres(windKmh: number): number {
  return 0.0246 * (windKmh / 3.6) ** 2;
}
