import type { LonLat } from '../../../foundation/geo/projection.ts';
import { isDate } from '../../../foundation/time/days.ts';
import type { IsoDate } from '../../../foundation/time/types.ts';

/**
 * Parses a GTFS time of a service day (`H:MM:SS`) to seconds. Also accepts `H:MM`, which
 * spreadsheets produce. Undefined if malformed or above a week.
 */
export function parseTime(text: string): number | undefined {
  const match = /^(\d{1,3}):([0-5]\d)(?::([0-5]\d))?$/.exec(text);
  if (!match) return undefined;
  const seconds = Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3] ?? 0);
  return seconds <= 7 * 86_400 ? seconds : undefined;
}

/** Parses a GTFS date (`YYYYMMDD`) to `YYYY-MM-DD`; undefined for an invalid date. */
export function parseDate(text: string): IsoDate | undefined {
  const match = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (!match) return undefined;
  const iso = `${match[1]}-${match[2]}-${match[3]}`;
  return isDate(iso) ? iso : undefined;
}

/** Parses a non-negative integer; undefined for anything else. */
export function parseCount(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** Parses a price in euro to cents; undefined if malformed or negative. */
export function parseCents(text: string): number | undefined {
  if (!/^\d{1,7}(\.\d+)?$/.test(text)) return undefined;
  return Math.round(Number(text) * 100);
}

/** Parses a position in degrees; undefined if malformed or out of range. */
export function parsePosition(lat: string, lon: string): LonLat | undefined {
  if (!lat || !lon) return undefined;
  const [x, y] = [Number(lon), Number(lat)];
  return Math.abs(x) <= 180 && Math.abs(y) <= 90 ? [x, y] : undefined;
}
