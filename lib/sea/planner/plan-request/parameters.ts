import { z } from 'zod';
import { decimal } from '@/lib/foundation/http/decimal';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { minutesPerDay } from '@/lib/foundation/time/days';
import { vehicles, vesselKinds } from '@/lib/sea/timetable/types';
import { mostTravellers, paces, priorities } from '../problem/request';
import type { PlanErrorCode } from '../problem/rules';

/**
 * Fault of a parameter. Extends the faults that the rules of the solver find. The texts are in
 * messages/<locale>/planner.json, `errors`.
 */
export type PlanFault =
  | PlanErrorCode
  | 'missing'
  | 'unknown-choice'
  | 'not-a-clock'
  | 'not-a-limit'
  | 'not-a-maximum'
  | 'day-passed';

const says = (error: PlanFault) => ({ error });

const gateway = z.string(says('missing')).regex(/^[\w.:-]{1,64}$/, says('unknown-place'));

const day = z.iso.date({
  error: ({ input }) => (input === undefined ? 'missing' : 'not-a-date') satisfies PlanFault,
});

/** Schema for the text of a whole number. The solver's rules check combinations of numbers. */
const whole = (fault: PlanFault, least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,4}$/, says(fault))
    .transform(Number)
    .pipe(z.int().min(least, says(fault)).max(most, says(fault)));

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, says('not-a-clock'));

const maximum = decimal(1, 10_000, 'not-a-maximum' satisfies PlanFault);

/** Query of a plan, for the page and the API. Lists are strings here; ./entries parses them. */
export const planParameters = z.object({
  start: gateway.meta({
    description:
      'Where the trip starts: a place id of the feed (`piraeus`, `naxos`) or an airport code. Other names are understood (`Thira`); `athens` means Athens airport, from which all three ports can be used.',
  }),
  end: gateway.meta({ description: 'Where the trip ends; values as for `start`.' }),
  firstDay: day.meta({
    description:
      'Earliest day of departure, in Athens time, from today on; a boat before 05:00 counts towards the day before. Boats that have already left are not used.',
  }),
  lastDay: day.meta({ description: 'Latest day of arrival, until midnight.' }),
  landing: clock.optional().meta({
    description:
      'Time on the first day, `HH:MM` in Athens, from which you are at the start: at an airport the landing, to which an hour and the road to the port are added. Only the first boat depends on it.',
  }),
  by: clock.optional().meta({
    description: 'Latest time at the end on the last day, `HH:MM`, after the road from the port.',
  }),
  'last-after': clock.optional().meta({
    description:
      'The last boat, for the end, departs at or after this time, `HH:MM`, on whatever day it leaves; `by` may be given too.',
  }),
  islands: z.string(says('no-islands')).max(2000, says('too-many-islands')).meta({
    minLength: 1,
    description:
      'Islands with minimum and maximum nights: `naxos:2-4,paros:2,milos?:1-3`; the default is two or three nights. `?` marks an optional island. A night counts for the island where you are from 01:30 to 05:00.',
  }),
  choose: whole('choose-out-of-range', 0, islandSlugs.length).optional().meta({
    description: 'How many of the optional islands to include; the default is as many as fit.',
  }),
  wish: z
    .enum(priorities, says('unknown-choice'))
    .default('balanced')
    .meta({ description: 'Main goal.' }),
  early: z
    .literal('few', says('unknown-choice'))
    .optional()
    .meta({ description: 'Few departures before 08:00.' }),
  late: z
    .literal('none', says('unknown-choice'))
    .optional()
    .meta({ description: 'No arrivals from 22:00 to 05:00.' }),
  seasick: z.literal('1', says('unknown-choice')).optional().meta({
    description:
      '1: for people who get seasick: big ships rather than fast or small boats, few hours at sea, and an hour or more between two boats.',
  }),
  pace: z
    .enum(paces, says('unknown-choice'))
    .default('steady')
    .meta({ description: '`easy`: long stays and short crossings; `brisk`: the opposite.' }),
  flight: z
    .string()
    .regex(/^[A-Z]{3}@/, says('flight-elsewhere'))
    .regex(/@\d{4}-\d\d-\d\dT\d\d:\d\d$/, says('not-a-time'))
    .optional()
    .meta({
      description:
        'Flight from the airport where the trip ends, in Greek time: `ATH@2027-07-20T18:30`.',
    }),
  buffer: whole('not-a-time', 0, minutesPerDay).optional().meta({
    description: 'Minutes between reaching the airport and take-off; the default is 180.',
  }),
  order: z
    .string()
    .max(2000, says('order-does-not-match'))
    .optional()
    .meta({ description: 'Exactly these islands, in this order: `paros,naxos`.' }),
  lock: z
    .array(z.string().max(600, says('lock-does-not-match')))
    .max(25, says('lock-does-not-match'))
    .meta({
      description:
        'Legs to keep as they are, each as `from~to~date` or with its boats as `from~to~date~trip~trip`; `from` and `to` are `start`, `end` or islands, and the date is the `date` of the leg.',
    }),
  adults: whole('party-out-of-range', 1, mostTravellers)
    .default(1)
    .meta({ description: 'Number of adults.' }),
  children: whole('party-out-of-range', 0, mostTravellers - 1)
    .default(0)
    .meta({
      description:
        'Children aged 5 to 10, at the child fare of the feed or half the adult fare; at most nine travellers in total.',
    }),
  vehicle: z
    .enum(vehicles, says('unknown-choice'))
    .optional()
    .meta({ description: 'Vehicle to take on board.' }),
  class: z.string().max(64, says('unknown-class')).optional().meta({
    description: 'Travel class, as named in the feed; the default is the ordinary fare.',
  }),
  kind: z
    .string()
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.enum(vesselKinds, says('unknown-choice'))))
    .optional()
    .meta({
      description:
        'Only these kinds of vessel. Repeat the parameter or use commas: `conventional,local`.',
    }),
  direct: z
    .literal('1', says('unknown-choice'))
    .optional()
    .meta({ description: '1: only legs without a change of boat.' }),
  after: clock.optional().meta({ description: 'Each leg departs at or after this time, `HH:MM`.' }),
  before: clock.optional().meta({ description: 'Each leg departs before this time, `HH:MM`.' }),
  'max-wait': decimal(0.25, 14, 'not-a-limit' satisfies PlanFault)
    .optional()
    .meta({ description: 'Longest wait between two boats in hours; the default is 14.' }),
  'max-hours': maximum.optional().meta({
    description: 'Longest leg in hours, from the first departure to the last arrival.',
  }),
  'max-price': maximum.optional().meta({
    description: 'Highest fare per adult and leg in euros; legs with an unknown fare are left out.',
  }),
});
