/** Mean wind in whole km/h from which each force of the Beaufort scale counts, 0 to 12. */
const leastKmh = [0, 1, 6, 12, 20, 29, 39, 50, 62, 75, 89, 103, 118] as const;

/** Forces relevant on land or in a small boat: above ten no boat leaves. */
export const beaufortForces = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/**
 * The winds of a force in km/h, first and last; the last is undefined above the top of the scale.
 * Source: World Meteorological Organization, Manual on Codes (No. 306), table 1100 as most services
 * print it in km/h.
 *
 * @throws {RangeError} for an invalid force
 */
export function kmhOfForce(force: number): readonly [number, number | undefined] {
  const least = leastKmh[force];
  if (least === undefined) throw new RangeError(`No force of the Beaufort scale: ${force}`);
  const next = leastKmh[force + 1];
  return [least, next === undefined ? undefined : next - 1];
}

/**
 * The force of a mean wind.
 *
 * @param kmh 0 or more; fractions count to the nearest whole km/h, as the scale is printed
 */
export function forceOfKmh(kmh: number): number {
  const whole = Math.round(kmh);
  return leastKmh.findLastIndex((least) => whole >= least);
}
