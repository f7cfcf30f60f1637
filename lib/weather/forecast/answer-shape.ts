import { z } from 'zod';
import { distanceKm } from '@/lib/geo/distance';
import type { LonLat } from '@/lib/geo/projection';
import { dayOf, isDate } from '@/lib/time/days';

/** A number the weather of the Aegean can have, or none. JSON has no NaN; a text is no number. */
export const within = (least: number, most: number) => z.number().min(least).max(most).nullable();

const dates = z
  .array(z.string().refine(isDate))
  .min(1)
  .max(16)
  .refine(
    (all) =>
      all.every((date, index) => index === 0 || dayOf(date) - dayOf(all[index - 1] ?? '') === 1),
    'days that do not follow each other',
  );

/** The part of an answer that is a table: `time`, and a column of values for each of them. */
export function dailyTable<Columns extends z.ZodRawShape>(columns: Columns) {
  return z.object({ time: dates, ...columns }).refine((table) => {
    const lengths = Object.values(table as Record<string, unknown[]>).map(({ length }) => length);
    return new Set(lengths).size === 1;
  }, 'columns of different lengths');
}

/** Kilometres from the place that was asked for to the cell that answers; the coarsest wave model has 25 km. */
const farthest = 40;

/**
 * An answer for several places: a list in their order, each of them where it was asked for.
 *
 * @returns undefined where anything in it cannot be believed: who is wrong about one place is not trusted on another
 */
export function readPlaces<Place extends { latitude: number; longitude: number }>(
  schema: z.ZodType<Place>,
  answer: unknown,
  positions: readonly LonLat[],
): readonly Place[] | undefined {
  const list = positions.length === 1 && !Array.isArray(answer) ? [answer] : answer;
  const read = z.array(schema).length(positions.length).safeParse(list);
  if (!read.success) return undefined;
  const isThere = read.data.every(
    ({ latitude, longitude }, index) =>
      distanceKm([longitude, latitude], positions[index] ?? [0, 0]) <= farthest,
  );
  return isThere ? read.data : undefined;
}
