import { formatNumber } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { kmPerMile } from './address';
import type { DistanceUnits, Position } from './types';

/** Eight directions of the compass, clockwise from north. */
export const compassPoints = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

export type CompassPoint = (typeof compassPoints)[number];

const feetPerMile = 5280;
const metresPerFoot = (kmPerMile * 1000) / feetPerMile;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The direction in which one sets out from a position to another: degrees clockwise from north, 0 to below 360. */
export function bearing(from: Position, to: Position): number {
  const [a, b] = [radians(from.lat), radians(to.lat)];
  const dLon = radians(to.lon - from.lon);
  const east = Math.sin(dLon) * Math.cos(b);
  const north = Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(dLon);
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}

/** The nearest of the eight directions of a bearing in degrees. */
export function compassPoint(degrees: number): CompassPoint {
  const index = Math.round((((degrees % 360) + 360) % 360) / 45) % compassPoints.length;
  return compassPoints[index] ?? 'n';
}

/**
 * Formats a distance with the precision of the positions: tens of metres below a kilometre, tenths
 * of a kilometre below ten, whole kilometres below a hundred, then tens of them; for feet, fifties
 * below a quarter of a mile, and miles like kilometres.
 */
export function formatDistance(
  metres: number,
  locale: Locale,
  units: DistanceUnits = 'metric',
): string {
  const format = (value: number, unit: string, maximumFractionDigits = 0) =>
    formatNumber(value, locale, { style: 'unit', unit, maximumFractionDigits });
  const far = (value: number, unit: string) =>
    value < 9.95
      ? format(value, unit, 1)
      : format(value < 99.5 ? value : Math.round(value / 10) * 10, unit);
  if (units === 'imperial') {
    const fifties = Math.round(metres / metresPerFoot / 50) * 50;
    return fifties < feetPerMile / 4
      ? format(fifties, 'foot')
      : far(metres / 1000 / kmPerMile, 'mile');
  }
  const tens = Math.round(metres / 10) * 10;
  return tens < 1000 ? format(tens, 'meter') : far(metres / 1000, 'kilometer');
}

const steps: Record<DistanceUnits, readonly number[]> = {
  metric: [5, 10, 25, 50, 100],
  imperial: [3, 6, 15, 30, 62].map((miles) => Math.round(miles * kmPerMile * 100) / 100),
};

/**
 * The first of a few round distances, kilometres, that reaches a place and exceeds the current one; undefined if none
 * does.
 */
export function widerDistance(
  metres: number,
  currentKm: number,
  units: DistanceUnits,
): number | undefined {
  return steps[units].find((km) => km > currentKm && km * 1000 >= metres);
}
