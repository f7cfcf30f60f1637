import { z } from 'zod';
import { vesselKinds } from '@/lib/timetable/types';
import { terms } from '../solver/types';

const cents = z
  .int()
  .nullable()
  .meta({ description: 'Euro cents for the party; null where a fare is unknown.' });
const time = z.string().meta({ description: 'ISO 8601 with the offset of Athens.' });
const date = z.iso.date();
const bilingual = z.object({ en: z.string(), el: z.string() });
const termsSchema = z
  .record(z.enum(terms), z.number())
  .meta({ description: 'The cost by its parts, cents of generalised cost.' });

const boat = z.object({
  kind: z.enum(['sea', 'road']),
  from: z.string().meta({ description: 'Port id.' }),
  to: z.string(),
  departure: time,
  arrival: time,
  tripId: z.string().optional(),
  vessel: z.string().nullable().optional(),
  vesselKind: z.enum(vesselKinds).optional(),
  operator: bilingual.optional(),
});

const itinerary = z.object({
  order: z.array(z.string()),
  stays: z.array(z.object({ island: z.string(), arrive: date, leave: date, nights: z.int() })),
  legs: z.array(
    z.object({
      from: z.string().meta({ description: '`start` or an island.' }),
      to: z.string().meta({ description: '`end` or an island.' }),
      date,
      departure: time.nullable(),
      arrival: time.nullable(),
      cents,
      seaMinutes: z.int(),
      roadMinutes: z.int(),
      early: z.boolean(),
      late: z.boolean(),
      locked: z.boolean(),
      boats: z.array(boat),
    }),
  ),
  totals: z.object({
    cents,
    seaMinutes: z.int(),
    nights: z.int(),
    boats: z.int(),
    transfers: z.int(),
    earlyMornings: z.int(),
    lateArrivals: z.int(),
  }),
  cost: z.number().meta({ description: 'Sum of the terms; smaller is better.' }),
  terms: termsSchema,
});

const relaxation = z.object({
  change: z.string(),
  page: z.string().meta({ description: 'Address of the planner with this change made.' }),
});

/** The answer of `GET /api/ferries/plan`. */
export const planAnswer = z.object({
  label: z.object({
    isTypical: z.boolean(),
    text: z.string(),
    publisher: z.string(),
    validity: z.object({ start: date, end: date }),
    loadedAt: z.string(),
  }),
  page: z.string().meta({ description: 'Address of the same plan for people.' }),
  kind: z.enum(['plan', 'infeasible']),
  timedOut: z.boolean(),
  relaxations: z.array(relaxation).meta({
    description: 'When no plan keeps to the request: changes that were solved and give one.',
  }),
  plan: itinerary
    .extend({
      optimal: z.boolean().meta({ description: 'Proven: no other order or dates are better.' }),
      gap: z.number().nullable().meta({
        description: 'At most this fraction worse than the best; null where nothing is proven.',
      }),
      warnings: z.array(z.looseObject({ code: z.string() })),
      nextBest: itinerary.nullable(),
      withoutIsland: z.array(z.object({ island: z.string(), saves: z.number() })),
      wishCosts: z.array(
        z.object({ wish: z.string(), extraCents: cents, extraSeaMinutes: z.int() }),
      ),
      unmetWishes: z.array(
        z.object({
          wish: z.string(),
          legs: z.array(z.int()),
          relaxations: z.array(relaxation),
        }),
      ),
    })
    .nullable(),
  bestOrder: itinerary.nullable().meta({
    description: 'With `order`: the plan with the best order, to compare with.',
  }),
});

export type PlanAnswer = z.infer<typeof planAnswer>;
