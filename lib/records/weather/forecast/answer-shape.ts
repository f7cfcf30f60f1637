import { z } from 'zod';
import { distanceKm } from '@/lib/foundation/geo/distance';
import type { LonLat } from '@/lib/foundation/geo/projection';
import { dayOf, isDate } from '@/lib/foundation/time/days';

/*
 * Format of Open-Meteo's responses, by its documentation (https://open-meteo.com/en/docs and
 * …/en/docs/marine-weather-api, “JSON Return Object”) and by its source code (github.com/open-meteo/open-meteo,
 * `JsonWriter.swift`, `ForecastapiController.swift`, state of 2026-08-20), read 2026-11-22:
 * - Several places are a list in the order of the request; one place is not a list.
 * - `latitude` and `longitude` are those of the grid cell, some kilometres from the place.
 * - Times are in the time zone `timezone`, without an offset and without seconds; `utc_offset_seconds` is that of now.
 * - An unknown value is `null`. A quantity without any value at a place also has the unit `undefined`.
 * - An invalid request gets `{ "error": true, "reason": "…" }` with 400, one over a limit the same with 429.
 * - A failure while writing puts a sentence into the middle of the JSON, with 200.
 */

/** A quantity in the response: its unit and its possible range in the Aegean. JSON has no NaN, and strings are rejected. */
interface Measure<Unit extends string> {
  readonly unit: Unit;
  readonly value: z.ZodNullable<z.ZodNumber>;
}

export const measure = <Unit extends string>(
  unit: Unit,
  least: number,
  most: number,
): Measure<Unit> => ({ unit, value: z.number().min(least).max(most).nullable() });

type Measures = Readonly<Record<string, Measure<string>>>;
type Values<Of extends Measures> = { [Name in keyof Of]: Of[Name]['value'] };
type Columns<Of extends Measures> = { [Name in keyof Of]: z.ZodArray<Of[Name]['value']> };

const noUnit = 'undefined';

const mapped = <Shape>(of: Measures, shape: (of: Measure<string>) => z.ZodType) =>
  Object.fromEntries(Object.entries(of).map(([name, each]) => [name, shape(each)])) as Shape;

/** Checks the units of the response: a wind in knots would pass for one in km/h. */
const unitsOf = (of: Measures) =>
  z.object(mapped<Record<string, z.ZodType<string>>>(of, ({ unit }) => z.enum([unit, noUnit])));

const dates = z
  .array(z.string().refine(isDate))
  .min(1)
  .max(16)
  .refine(
    (all) =>
      all.every((date, index) => index === 0 || dayOf(date) - dayOf(all[index - 1] ?? '') === 1),
    'days that do not follow each other',
  );

/** A table of days: `time`, and a column of values for each of them. */
function daily<Of extends Measures>(of: Of) {
  const columns = mapped<Columns<Of>>(of, ({ value }) => z.array(value));
  return z.object({ time: dates, ...columns }).refine((table) => {
    const lengths = Object.values(table as Record<string, unknown[]>).map(({ length }) => length);
    return new Set(lengths).size === 1;
  }, 'columns of different lengths');
}

/** Schema of the requested quantities at a place: current ones, and daily ones. */
export function placeAnswer<Now extends Measures, Daily extends Measures>(now: Now, daysOf: Daily) {
  const values = mapped<Values<Now>>(now, ({ value }) => value);
  return z
    .object({
      latitude: z.number(),
      longitude: z.number(),
      timezone: z.literal('Europe/Athens'),
      utc_offset_seconds: z.int().min(-50_400).max(50_400),
      current_units: unitsOf(now),
      current: z.object({ time: z.iso.datetime({ local: true }), ...values }),
      daily_units: unitsOf(daysOf),
      daily: daily(daysOf),
    })
    .refine(
      (place) =>
        haveUnits(place.current_units, place.current) && haveUnits(place.daily_units, place.daily),
      'a number without a unit',
    );
}

const haveUnits = (units: Readonly<Record<string, string>>, values: object) =>
  Object.entries(values).every(
    ([name, value]) =>
      units[name] !== noUnit || [value].flat().every((one: unknown) => one === null),
  );

/** Largest distance in kilometres from the place to its grid cell; the coarsest wave model has 25 km. */
const farthest = 40;

/**
 * Reads a response for several places: a list in their order, each near the requested position.
 *
 * @returns undefined if any part is implausible: with an error about one place the others are not trusted either
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
