import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Position } from './types';

/** Eight directions of the compass, clockwise from north. */
export const compassPoints = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

export type CompassPoint = (typeof compassPoints)[number];

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
 * A distance as one would say it: tens of metres below a kilometre, tenths of a kilometre below ten, whole
 * kilometres below a hundred, then tens of them. Positions are no better than that.
 */
export function formatDistance(metres: number, locale: Locale): string {
  const tens = Math.round(metres / 10) * 10;
  const format = (value: number, unit: string, maximumFractionDigits = 0) =>
    formatNumber(value, locale, { style: 'unit', unit, maximumFractionDigits });
  if (tens < 1000) return format(tens, 'meter');
  const km = metres / 1000;
  if (km < 9.95) return format(km, 'kilometer', 1);
  return format(km < 99.5 ? km : Math.round(km / 10) * 10, 'kilometer');
}
