import { z } from 'zod';
import { localizedAnswer } from '@/lib/foundation/i18n/localized-schema';
import { arrangedAnswer } from '@/lib/sea/timetable/arrangement';
import { missedAnswer } from '@/lib/sea/timetable/missed-connections';
import { nightAnswer } from '@/lib/sea/timetable/night-answer';
import {
  cancelledAnswer,
  delayAnswer,
  extraAnswer,
  realtimeAnswer,
  warningsAnswer,
} from '@/lib/sea/timetable/realtime-answer';
import { timetableLabel } from '@/lib/sea/timetable/timetable-label';
import { fareBases, vehicles, vesselKinds } from '@/lib/sea/timetable/types';
import { sortOrders } from './parameters';

const time = z.iso.datetime({ offset: true, precision: -1 });
const cents = z.int().min(0);

const fareOrigin = z.object({
  basis: z.enum(fareBases),
  asOf: z.string().meta({ description: 'A year, or a month: 2024-08.' }),
});

const seaLeg = z.object({
  kind: z.literal('sea'),
  from: z.string().meta({ description: 'Port id.' }),
  to: z.string().meta({ description: 'Port id.' }),
  departure: time,
  arrival: time,
  tripId: z.string(),
  serviceDay: z.iso.date().meta({ description: 'Day to which the trip belongs in the feed.' }),
  line: localizedAnswer,
  operator: z.object({ id: z.string(), name: localizedAnswer, url: z.string() }),
  vessel: z.string().nullable(),
  vesselKind: z.enum(vesselKinds),
  takesVehicles: z.boolean(),
  exactTimes: z
    .boolean()
    .meta({ description: 'False where the feed calls the times approximate.' }),
  adultCents: cents.nullable(),
  fare: fareOrigin.nullable().meta({
    description:
      'Origin of the adult’s fare: printed by a company or a newspaper, or our estimate, and of when. Null where the feed does not say.',
  }),
  delay: delayAnswer,
  byArrangement: arrangedAnswer,
  warnings: warningsAnswer,
  calls: z
    .array(z.object({ port: z.string(), arrival: time, departure: time }))
    .meta({ description: 'Every call from boarding to getting off, both included.' }),
});

const roadLeg = z.object({
  kind: z.literal('road'),
  from: z.string(),
  to: z.string(),
  departure: time,
  arrival: time,
});

const journey = z.object({
  id: z.string(),
  departure: time,
  arrival: time,
  minutes: z.int().min(0),
  night: nightAnswer,
  transfers: z.int().min(0).meta({ description: 'Changes of boat.' }),
  nightsAshore: z.array(z.string()).meta({
    description:
      'Ports in which one waits for the next boat over a night. A journey ends by the end of the next day, so that there is one such night at most.',
  }),
  adultCents: cents
    .nullable()
    .meta({ description: 'One adult; null where a leg has no known fare.' }),
  childCents: cents
    .nullable()
    .meta({ description: 'One child; 0 where none comes along, null where not known.' }),
  childFare: z
    .enum(['feed', 'half'])
    .meta({ description: '`half`: the feed does not say, half the adult’s is usual in Greece.' }),
  vehicleCents: cents
    .nullable()
    .meta({ description: '0 without a vehicle; null where not known.' }),
  totalCents: cents.nullable().meta({ description: 'All travellers and the vehicle.' }),
  shownFirst: z.boolean().meta({ description: 'False: our page shows it behind “more ways”.' }),
  legs: z.array(z.discriminatedUnion('kind', [seaLeg, roadLeg])),
});

const end = z.object({ id: z.string(), name: localizedAnswer, ports: z.array(z.string()) });

/** Response of `GET /api/ferries/search`. */
export const searchAnswer = z.object({
  label: timetableLabel,
  realtime: realtimeAnswer,
  passengers: z.int().meta({ description: 'Adults.' }),
  children: z.int(),
  fareClass: z.string().nullable().meta({ description: 'As the feed names it.' }),
  vehicle: z.enum(vehicles).nullable(),
  sort: z.enum(sortOrders),
  filter: z
    .object({
      kinds: z.array(z.enum(vesselKinds)).nullable(),
      directOnly: z.boolean(),
      leavesFrom: z.string().nullable(),
      leavesBefore: z.string().nullable(),
      maxWaitMinutes: z.int().nullable(),
      maxMinutes: z.int().nullable(),
      maxAdultCents: cents.nullable(),
    })
    .meta({ description: 'What the search kept to, beside the vehicle.' }),
  crossings: z.array(
    z.object({
      purpose: z.enum(['outbound', 'return', 'further']),
      from: end,
      to: end,
      date: z.iso.date(),
      found: z
        .int()
        .meta({ description: 'Journeys of the day without the filter, the vehicle still along.' }),
      nearestDays: z
        .object({ before: z.iso.date().nullable(), after: z.iso.date().nullable() })
        .nullable()
        .meta({
          description:
            'Where there is no journey: the nearest days with one for this party and its filter.',
        }),
      journeys: z.array(journey),
      afterMidnight: z.array(journey).meta({
        description:
          'What leaves before 05:00 of the day after: the night that begins on this day. These stand among the journeys of that day.',
      }),
      moved: z.array(journey).meta({
        description:
          'Boats without a change that the timetable has on this day and that are so late, or so early, that they leave on another. At the times expected.',
      }),
      cancelled: z
        .array(cancelledAnswer)
        .meta({ description: 'Boats of the timetable that do not sail that day.' }),
      extra: z.array(extraAnswer).meta({
        description:
          'Direct boats that a live service tells and the timetable does not have: no part of the journeys, and without fares.',
      }),
      missed: missedAnswer,
    }),
  ),
  ports: z
    .record(
      z.string(),
      z.object({
        name: localizedAnswer,
        place: z.object({ id: z.string(), name: localizedAnswer }),
        position: z.tuple([z.number(), z.number()]).meta({ description: 'Longitude, latitude.' }),
      }),
    )
    .meta({ description: 'The ports the answer names, by id.' }),
});

export type SearchAnswer = z.infer<typeof searchAnswer>;
