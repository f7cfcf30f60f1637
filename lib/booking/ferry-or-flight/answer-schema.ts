import { z } from 'zod';
import { localizedAnswer } from '@/lib/foundation/i18n/localized-schema';
import { athensPorts, islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { timetableLabel } from '@/lib/sea/timetable/timetable-label';
import { partKinds } from './parts';

const time = z.iso.datetime({ offset: true, precision: -1 });
const cents = z.int().min(0);
const range = (value: z.ZodInt) => z.object({ low: value, high: value });

const part = z.object({
  kind: z.enum(partKinds),
  minutes: range(z.int().min(0)),
  cents: range(cents)
    .nullable()
    .meta({ description: 'One adult, a taxi whole; 0 is free, null where nobody says.' }),
  isEstimate: z.boolean().meta({ description: 'Minutes or price are our own estimate.' }),
  by: z.string().nullable().meta({ description: 'On land: `metro`, `bus`, `taxi`, `walk` …' }),
  tripId: z.string().nullable().meta({ description: 'At sea: the trip of the feed.' }),
});

const total = {
  parts: z.array(part),
  minutes: range(z.int().min(0)).meta({ description: 'Sum of the parts.' }),
  cents: range(cents).meta({ description: 'Sum of the known prices.' }),
  unpriced: z
    .array(z.enum(partKinds))
    .meta({ description: 'Parts whose price nobody says: the sum is without them.' }),
};

const day = z.iso.date().nullable();

/** Answer of `GET /api/ferries/fly-or-sail`. */
export const compareAnswer = z.object({
  label: timetableLabel,
  island: z.enum(islandSlugs),
  date: z.iso.date(),
  sail: z.object({
    state: z.enum(['found', 'no-boats']),
    nearestDays: z.object({ before: day, after: day }).nullable(),
    options: z.array(
      z.object({
        why: z.array(z.enum(['earliest', 'cheapest'])),
        port: z.enum(athensPorts),
        leave: time.meta({ description: 'From the centre of Athens.' }),
        departure: time,
        arrival: time,
        arrive: z
          .object({ earliest: time, latest: time })
          .meta({ description: 'In the main town.' }),
        ...total,
      }),
    ),
  }),
  fly: z
    .object({ airport: z.string().meta({ description: 'IATA code.' }), ...total })
    .nullable()
    .meta({
      description: 'Null for an island without an airport. Hours of flights are not known.',
    }),
  landings: z
    .array(
      z.object({
        airport: z.string().meta({ description: 'IATA code.' }),
        port: z.string().meta({ description: 'Port id from which a boat goes on.' }),
        note: localizedAnswer.nullable(),
        boats: z.int().min(0).nullable(),
        quickest: z
          .object({ departure: time, arrival: time, adultCents: cents.nullable() })
          .nullable(),
      }),
    )
    .meta({ description: 'Where to land for an island without an airport, best first.' }),
});

export type CompareAnswer = z.infer<typeof compareAnswer>;
