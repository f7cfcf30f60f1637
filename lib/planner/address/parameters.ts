import { z } from 'zod';
import { decimal } from '@/lib/http/decimal';
import { islandSlugs } from '@/lib/islands/slugs';
import { minutesPerDay } from '@/lib/time/days';
import { vehicles, vesselKinds } from '@/lib/timetable/types';
import { mostTravellers, paces, priorities } from '../solver/request';
import type { PlanErrorCode } from '../solver/types';

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
      'Where the tour starts: a place id of the feed (`piraeus`, `naxos`) or an airport code. Other names are understood (`Thira`); `athens` is its airport, from which all three ports are reached.',
  }),
  end: gateway.meta({ description: 'Where it ends, as `start`.' }),
  firstDay: day.meta({
    description:
      'First day a boat may leave, in Athens, from today on; one before 05:00 counts to the day before. Boats that have left are not planned.',
  }),
  lastDay: day.meta({ description: 'Last day a boat may arrive, until midnight.' }),
  islands: z.string(says('no-islands')).max(2000, says('too-many-islands')).meta({
    minLength: 1,
    description:
      'Islands with nights, least and most: `naxos:2-4,paros:2,milos?:1-3`; two or three where none are named. `?` marks the wish list. A night counts where one is from 01:30 to 05:00.',
  }),
  choose: whole('choose-out-of-range', 0, islandSlugs.length)
    .optional()
    .meta({ description: 'How many of the wish list; as many as fit when absent.' }),
  wish: z
    .enum(priorities, says('unknown-choice'))
    .default('balanced')
    .meta({ description: 'What counts most.' }),
  early: z
    .literal('few', says('unknown-choice'))
    .optional()
    .meta({ description: 'Few departures before 08:00.' }),
  late: z
    .literal('none', says('unknown-choice'))
    .optional()
    .meta({ description: 'No arrivals from 22:00 to 05:00.' }),
  pace: z
    .enum(paces, says('unknown-choice'))
    .default('steady')
    .meta({ description: '`easy`: long stays, short boats; `brisk`: the other way.' }),
  flight: z
    .string()
    .regex(/^[A-Z]{3}@/, says('flight-elsewhere'))
    .regex(/@\d{4}-\d\d-\d\dT\d\d:\d\d$/, says('not-a-time'))
    .optional()
    .meta({
      description:
        'Flight from the airport that is the end, time of Greece: `ATH@2027-07-20T18:30`.',
    }),
  buffer: whole('not-a-time', 0, minutesPerDay)
    .optional()
    .meta({ description: 'Minutes from reaching the airport to take-off; 180 when absent.' }),
  order: z
    .string()
    .max(2000, says('order-does-not-match'))
    .optional()
    .meta({ description: 'Exactly these islands in this order: `paros,naxos`.' }),
  lock: z
    .array(z.string().max(600, says('lock-does-not-match')))
    .max(25, says('lock-does-not-match'))
    .meta({
      description:
        'Legs kept as they are, each `from~to~date` or with its boats `from~to~date~trip~trip`; the ends are `start`, `end` or islands; the date is the `date` of the leg.',
    }),
  adults: whole('party-out-of-range', 1, mostTravellers)
    .default(1)
    .meta({ description: 'Adults who travel.' }),
  children: whole('party-out-of-range', 0, mostTravellers - 1)
    .default(0)
    .meta({
      description:
        'Children of five to ten, at the feed’s fare for children or half the adult’s; nine travellers in all.',
    }),
  vehicle: z
    .enum(vehicles, says('unknown-choice'))
    .optional()
    .meta({ description: 'A vehicle that comes along.' }),
  class: z.string().max(64, says('unknown-class')).optional().meta({
    description: 'The class to travel in, as the feed names it; ordinary fares when absent.',
  }),
  kind: z
    .string()
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.enum(vesselKinds, says('unknown-choice'))))
    .optional()
    .meta({
      description: 'Only vessels of these kinds. Repeated, or with commas: `conventional,local`.',
    }),
  direct: z
    .literal('1', says('unknown-choice'))
    .optional()
    .meta({ description: '1: no leg with a change of boat.' }),
  after: clock
    .optional()
    .meta({ description: 'Each leg leaves at or after this time of the day, `HH:MM`.' }),
  before: clock
    .optional()
    .meta({ description: 'Each leg leaves before this time of the day, `HH:MM`.' }),
  'max-wait': decimal(0.25, 14, 'not-a-limit' satisfies PlanFault)
    .optional()
    .meta({ description: 'Between two boats this many hours at most; fourteen when absent.' }),
  'max-hours': maximum.optional().meta({
    description: 'Each leg takes this many hours at most, first departure to last arrival.',
  }),
  'max-price': maximum.optional().meta({
    description: 'Each leg costs one adult this many euros at most; an unknown fare does not pass.',
  }),
});
