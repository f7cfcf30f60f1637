import { z } from 'zod';
import { localizedAnswer } from '@/lib/foundation/i18n/localized-schema';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { arrangedAnswer } from '@/lib/sea/timetable/arrangement';
import { fareOriginAnswer } from '@/lib/sea/timetable/fare-origins';
import { missedAnswer } from '@/lib/sea/timetable/missed-connections';
import { nightAnswer } from '@/lib/sea/timetable/night-answer';
import {
  cancelledAnswer,
  delayAnswer,
  realtimeAnswer,
  warningsAnswer,
} from '@/lib/sea/timetable/realtime-answer';
import { timetableLabel } from '@/lib/sea/timetable/timetable-label';
import { vehicles, vesselKinds } from '@/lib/sea/timetable/types';
import { type PlanWarning, type Relaxation, terms } from '../problem/plan';

const cents = z
  .int()
  .nullable()
  .meta({ description: 'Euro cents for the party; null if a fare is unknown.' });
const time = z.string().meta({ description: 'ISO 8601 with the offset of Athens.' });
const date = z.iso.date();
const termsSchema = z
  .object(
    Object.fromEntries(terms.map((term) => [term, z.number()])) as Record<
      (typeof terms)[number],
      z.ZodNumber
    >,
  )
  .meta({ description: 'Terms of the generalised cost, in cents.' });

const boat = z.object({
  kind: z.enum(['sea', 'road']),
  from: z.string().meta({ description: 'Port id.' }),
  to: z.string(),
  departure: time,
  arrival: time,
  tripId: z.string().optional(),
  vessel: z.string().nullable().optional(),
  vesselKind: z.enum(vesselKinds).optional(),
  operator: localizedAnswer.optional(),
  adultCents: z
    .int()
    .nullable()
    .optional()
    .meta({ description: 'Fare of one adult in euro cents; null if it is unknown.' }),
  fare: fareOriginAnswer.optional(),
  byArrangement: arrangedAnswer.optional(),
  warnings: warningsAnswer.optional(),
  delay: delayAnswer
    .optional()
    .meta({ description: 'Delay of the boat; null if none is reported.' }),
});

const itinerary = z.object({
  order: z.array(z.string()),
  stays: z
    .array(z.object({ island: z.string(), arrive: date, leave: date, nights: z.int() }))
    .meta({
      description:
        'Dates by nights: a night counts for the place from 01:30 to 05:00, so a departure at 02:25 counts as the evening before.',
    }),
  legs: z.array(
    z.object({
      from: z.string().meta({ description: '`start` or an island.' }),
      to: z.string().meta({ description: '`end` or an island.' }),
      date: date.meta({
        description: 'Day of the leg; a boat before 05:00 counts towards the day before.',
      }),
      departure: time.nullable(),
      arrival: time.nullable(),
      night: nightAnswer,
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
  cost: z.number().meta({ description: 'Sum of the terms; lower is better.' }),
  terms: termsSchema,
});

const count = z.int().min(0);

const relaxation = z.object({
  change: z
    .enum([
      'as-many-as-fit',
      'longer-range',
      'fewer-nights',
      'drop-island',
      'choose-fewer',
      'free-order',
      'drop-lock',
      'without-vehicle',
      'without-restrictions',
      'any-last-boat',
      'shorter-buffer',
    ] satisfies Relaxation['change'][])
    .meta({
      description:
        'What to change. `as-many-as-fit` makes all islands optional and visits as many of them as possible: the way out if they need more nights than there are between the days.',
    }),
  days: count.optional().meta({ description: 'With `longer-range`: extra days at the end.' }),
  island: z.enum(islandSlugs).optional(),
  minNights: count.optional().meta({ description: 'With `fewer-nights`: new minimum.' }),
  choose: count.optional().meta({ description: 'With `choose-fewer`: new number.' }),
  lock: count
    .optional()
    .meta({ description: 'With `drop-lock`: index of the lock in the request.' }),
  bufferMinutes: count
    .optional()
    .meta({ description: 'With `shorter-buffer`: new buffer in minutes.' }),
  page: z.string().meta({ description: 'Planner page with this change applied.' }),
});

const warning = z.object({
  code: z.enum([
    'last-boat-before-flight',
    'tight-connection',
    'overnight',
    'leaves-at-night',
    'night-lost',
    'unused-days',
    'unknown-fare',
  ] satisfies PlanWarning['code'][]),
  leg: count.optional().meta({ description: 'Index of the leg concerned.' }),
  departure: time
    .optional()
    .meta({ description: 'With `last-boat-before-flight`: its departure.' }),
  port: z.string().optional().meta({ description: 'With `tight-connection`: port id.' }),
  minutes: count
    .optional()
    .meta({ description: 'With `tight-connection`: minutes between the boats.' }),
  nextArrival: time.nullable().optional().meta({
    description:
      'With `tight-connection`: arrival after missing the second boat; null if none follows within three days.',
  }),
  before: count.optional().meta({ description: 'With `unused-days`: days before the first leg.' }),
  after: count.optional().meta({ description: 'With `unused-days`: days after the last leg.' }),
});

/** Response of `GET /api/ferries/plan`. */
export const planAnswer = z.object({
  label: timetableLabel,
  realtime: realtimeAnswer,
  cancelled: z.array(z.array(cancelledAnswer)).meta({
    description:
      'Cancelled boats of the day for each leg of the plan; without a plan, one list of those between its places on its days.',
  }),
  missed: missedAnswer,
  page: z.string().meta({ description: 'Page with the same plan.' }),
  restrictions: z
    .object({
      vehicle: z.enum(vehicles).nullable(),
      kinds: z.array(z.enum(vesselKinds)).nullable(),
      directOnly: z.boolean(),
      leavesFrom: z.string().nullable(),
      leavesBefore: z.string().nullable(),
      maxWaitMinutes: z.int().nullable(),
      maxMinutes: z.int().nullable(),
      maxAdultCents: z.int().nullable(),
    })
    .meta({ description: 'Filters applied to each leg, as in the search for single crossings.' }),
  kind: z.enum(['plan', 'infeasible']).meta({
    description:
      '`infeasible`: no boats allow it, or the islands need too many nights; `relaxations` are the offers.',
  }),
  completeness: z.string().meta({
    description:
      'How much was compared, in one sentence: show it with the plan. The page shows the same.',
  }),
  timedOut: z.boolean(),
  relaxations: z.array(relaxation).meta({
    description: 'If no plan meets the request: changes that were solved and give one.',
  }),
  plan: itinerary
    .extend({
      optimal: z
        .boolean()
        .meta({ description: 'True if proven that no other order or dates are better.' }),
      gap: z.number().nullable().meta({
        description:
          'The plan is at most this fraction worse than the best; null if nothing is proven.',
      }),
      warnings: z.array(warning),
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
      explanationComplete: z.boolean().meta({
        description:
          'True if `withoutIsland`, `wishCosts` and `unmetWishes` compare with proven best plans. If false, an island or a wish may cost more than stated, and other changes may help.',
      }),
    })
    .nullable(),
  otherPort: z
    .object({
      page: z.string(),
      moreNights: count.meta({ description: 'Additional nights on islands.' }),
      fewerChanges: count.meta({ description: 'Changes of boat that it saves.' }),
    })
    .nullable()
    .meta({
      description:
        'The same tour from Piraeus, if Rafina or Lavrio has none, or one with at least two nights less on the islands or two changes more.',
    }),
  bestOrder: itinerary.nullable().meta({
    description: 'With `order`: the plan with the best order, for comparison.',
  }),
});

export type PlanAnswer = z.infer<typeof planAnswer>;
