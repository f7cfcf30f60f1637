import type { LonLat } from '../../geo/projection.ts';
import { isDate } from '../../time/days.ts';
import type { IsoDate } from '../../time/types.ts';

/**
 * GTFS `H:MM:SS` of a service day as seconds, also as `H:MM`, which spreadsheets leave of it; undefined where malformed
 * or beyond a week.
 */
export function parseTime(text: string): number | undefined {
  const match = /^(\d{1,3}):([0-5]\d)(?::([0-5]\d))?$/.exec(text);
  if (!match) return undefined;
  const seconds = Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3] ?? 0);
  return seconds <= 7 * 86_400 ? seconds : undefined;
}

/** GTFS `YYYYMMDD` as `YYYY-MM-DD`; undefined where there is no such day. */
export function parseDate(text: string): IsoDate | undefined {
  const match = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (!match) return undefined;
  const iso = `${match[1]}-${match[2]}-${match[3]}`;
  return isDate(iso) ? iso : undefined;
}

/** A whole number of 0 and more; undefined where it is none. */
export function parseCount(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** Price in euro as cents; undefined where malformed or negative. */
export function parseCents(text: string): number | undefined {
  if (!/^\d{1,7}(\.\d+)?$/.test(text)) return undefined;
  return Math.round(Number(text) * 100);
}

/** Position in degrees; undefined where malformed or off the globe. */
export function parsePosition(lat: string, lon: string): LonLat | undefined {
  if (!lat || !lon) return undefined;
  const [x, y] = [Number(lon), Number(lat)];
  return Math.abs(x) <= 180 && Math.abs(y) <= 90 ? [x, y] : undefined;
}
