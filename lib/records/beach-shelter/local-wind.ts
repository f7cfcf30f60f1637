import type { Beach, LocalWind } from '@/lib/records/islands/schema';
import { type WindEffect, windEffects, windPoints } from '@/lib/records/islands/winds';
import type { Fetches } from './exposure';

/** Degrees between two neighbours of the sixteen winds. */
const step = 360 / windPoints.length;

/** Index of the wind from a bearing in degrees. */
const pointOf = (bearing: number) =>
  Math.round((((bearing % 360) + 360) % 360) / step) % windPoints.length;

/** True if a note holds for one of the sixteen winds, by index. */
function holdsFor({ from: [first, last] }: LocalWind, index: number): boolean {
  const [start, end] = [windPoints.indexOf(first), windPoints.indexOf(last)];
  return start <= end ? index >= start && index <= end : index >= start || index <= end;
}

/** Measured open water, with the effective one where the outline of the coast is too coarse for a beach. */
export const correctedFetches = (measured: Fetches, wind: Beach['wind']): Fetches =>
  measured.map(
    (km, index) =>
      wind?.find((note) => note.fetchKm !== undefined && holdsFor(note, index))?.fetchKm ?? km,
  );

/** Mean wind from which gusts and blowing sand trouble people on a beach: force 5, km/h. */
const feltKmh = 29;

/** Effects of a wind at a beach, beside its waves, in a fixed order. Empty in a light wind. */
export function effectsOf(
  wind: Beach['wind'],
  bearings: readonly number[],
  kmh: number,
): readonly WindEffect[] {
  if (kmh < feltKmh) return [];
  const found = new Set(
    wind?.flatMap((note) =>
      bearings.some((bearing) => holdsFor(note, pointOf(bearing))) ? note.effects : [],
    ),
  );
  return windEffects.filter((effect) => found.has(effect));
}
