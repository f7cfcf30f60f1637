import { z } from 'zod';
import { firstValue, type RawQuery } from '@/lib/foundation/http/raw-query';
import type { IsoDate } from '@/lib/foundation/time/types';
import type { FeedInfo } from '@/lib/sea/timetable/types';
import { type CuratedTripSlug, curatedTripSlugs } from '../../foundation/ids/curated-trips';

/** Texts in messages/<locale>/curatedTrips.json, `errors`. */
export type CuratedTripFault =
  | 'unknown-package'
  | 'missing'
  | 'not-a-date'
  | 'outside-timetable'
  | 'not-a-number'
  | 'party-too-large';

export type CuratedTripField = 'package' | 'date' | 'adults' | 'children';

export interface CuratedTripFieldFault {
  readonly field: CuratedTripField;
  readonly fault: CuratedTripFault;
}

/** As many as a plan may have. */
export const mostTravellers = 9;

const says = (error: CuratedTripFault) => ({ error });

const persons = (least: number) =>
  z
    .string()
    .regex(/^\d{1,2}$/, says('not-a-number'))
    .transform(Number)
    .pipe(z.int().min(least, says('not-a-number')).max(mostTravellers, says('party-too-large')))
    .optional();

/** Parameters for opening a curated trip. */
export const curatedTripParameters = z.object({
  package: z.enum(curatedTripSlugs, says('unknown-package')).meta({
    description: 'One of the curated trips.',
  }),
  date: z.iso
    .date({
      error: ({ input }) =>
        (input === undefined ? 'missing' : 'not-a-date') satisfies CuratedTripFault,
    })
    .meta({ description: 'Earliest day of departure, in Athens time.' }),
  adults: persons(1).meta({
    description: 'Adults, 1 to 9; the default is the number the trip was made for.',
  }),
  children: persons(0).meta({
    description: 'Children aged 5 to 10; the default is the number the trip was made for.',
  }),
});

export interface CuratedTripAsk {
  readonly package: CuratedTripSlug;
  readonly date: IsoDate;
  readonly adults?: number | undefined;
  readonly children?: number | undefined;
}

/** The fields as they were typed, blanks left out. */
export function curatedTripValues(raw: RawQuery): Partial<Record<CuratedTripField, string>> {
  const names = ['package', 'date', 'adults', 'children'] as const;
  const values = names.flatMap((name) => {
    const value = firstValue(raw[name])?.trim().slice(0, 60);
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(values);
}

export type CuratedTripReading =
  | { readonly ok: true; readonly ask: CuratedTripAsk }
  | { readonly ok: false; readonly faults: readonly CuratedTripFieldFault[] };

/** Reads the parameters and checks them against the days of the timetable. Every error names its field. */
export function readCuratedTrip(
  raw: RawQuery,
  { start, end }: Pick<FeedInfo, 'start' | 'end'>,
): CuratedTripReading {
  const parsed = curatedTripParameters.safeParse(curatedTripValues(raw));
  if (!parsed.success) {
    const seen = new Set<PropertyKey>();
    const faults = parsed.error.issues.flatMap(({ path: [field = 'package'], message }) => {
      if (seen.has(field)) return [];
      seen.add(field);
      return [{ field: field as CuratedTripField, fault: message as CuratedTripFault }];
    });
    return { ok: false, faults };
  }
  const { date, adults = 0, children = 0 } = parsed.data;
  const faults: CuratedTripFieldFault[] = [];
  if (date < start || date > end) faults.push({ field: 'date', fault: 'outside-timetable' });
  if (adults + children > mostTravellers) {
    faults.push({ field: 'children', fault: 'party-too-large' });
  }
  return faults.length > 0 ? { ok: false, faults } : { ok: true, ask: parsed.data };
}
