import { z } from 'zod';
import { localizedAnswer } from '@/lib/foundation/i18n/localized-schema';
import { arrangedAnswer } from '@/lib/sea/timetable/arrangement';
import { fareOriginAnswer } from '@/lib/sea/timetable/fare-origins';
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
import { vehicles, vesselKinds } from '@/lib/sea/timetable/types';
import { sortOrders } from './parameters';

const time = z.iso.datetime({ offset: true, precision: -1 });
const cents = z.int().min(0);

const seaLeg = z.object({
  kind: z.literal('sea'),
  from: z.string().meta({ description: 'Port id.' }),
  to: z.string().meta({ description: 'Port id.' }),
  departure: time,
  arrival: time,
  atPort: time.nullable().meta({
    description:
      'Latest time to be at the port, with the vehicle of the search if the boat takes it: our estimate. Null where one only arrives there later, changing boats.',
  }),
  tripId: z.string(),
  serviceDay: z.iso.date().meta({ description: 'Service day of the trip in the feed.' }),
  line: localizedAnswer,
  operator: z.object({ id: z.string(), name: localizedAnswer, url: z.string() }),
  vessel: z.string().nullable(),
  vesselKind: z.enum(vesselKinds),
  takesVehicles: z.boolean(),
  exactTimes: z
    .boolean()
    .meta({ description: 'False if the feed marks the times as approximate.' }),
  adultCents: cents.nullable(),
  fare: fareOriginAnswer,
  delay: delayAnswer,
  byArrangement: arrangedAnswer,
  warnings: warningsAnswer,
  calls: z
    .array(z.object({ port: z.string(), arrival: time, departure: time }))
    .meta({ description: 'Port calls from boarding to getting off, both included.' }),
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
      'Ports in which passengers wait overnight for the next boat: at most one, because a journey ends by the end of the next day.',
  }),
  adultCents: cents
    .nullable()
    .meta({ description: 'One adult; null if the fare of a leg is unknown.' }),
  childCents: cents
    .nullable()
    .meta({ description: 'One child; 0 without children, null if unknown.' }),
  childFare: z.enum(['feed', 'half']).meta({
    description: '`half`: the feed has none, so half the adult fare, as is usual in Greece.',
  }),
  vehicleCents: cents.nullable().meta({ description: '0 without a vehicle; null if unknown.' }),
  totalCents: cents.nullable().meta({ description: 'Total for all travellers and the vehicle.' }),
  shownFirst: z.boolean().meta({ description: 'False: our page shows it under “more ways”.' }),
  legs: z.array(z.discriminatedUnion('kind', [seaLeg, roadLeg])),
});

const end = z.object({ id: z.string(), name: localizedAnswer, ports: z.array(z.string()) });

/** Response of `GET /api/ferries/search`. */
export const searchAnswer = z.object({
  label: timetableLabel,
  realtime: realtimeAnswer,
  passengers: z.int().meta({ description: 'Number of adults.' }),
  children: z.int(),
  fareClass: z.string().nullable().meta({ description: 'Travel class, as named in the feed.' }),
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
    .meta({ description: 'Filters applied to the search, besides the vehicle.' }),
  crossings: z.array(
    z.object({
      purpose: z.enum(['outbound', 'return', 'further']),
      from: end,
      to: end,
      date: z.iso.date(),
      found: z.int().meta({
        description: 'Number of journeys on the day without the filter, with the vehicle.',
      }),
      nearestDays: z
        .object({ before: z.iso.date().nullable(), after: z.iso.date().nullable() })
        .nullable()
        .meta({
          description:
            'If there is no journey: the nearest days with one for this party and filter.',
        }),
      journeys: z.array(journey),
      afterMidnight: z.array(journey).meta({
        description:
          'Departures before 05:00 of the next day, in the night that begins on this day. They are also listed among the journeys of the next day.',
      }),
      moved: z.array(journey).meta({
        description:
          'Direct boats scheduled for this day that are so late or early that they leave on another. Times are the expected ones.',
      }),
      cancelled: z
        .array(cancelledAnswer)
        .meta({ description: 'Scheduled boats that do not sail that day.' }),
      extra: z.array(extraAnswer).meta({
        description:
          'Direct boats reported by a live service but missing from the timetable. Not included in `journeys`, and without fares.',
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
    .meta({ description: 'Ports in the response, by id.' }),
});

export type SearchAnswer = z.infer<typeof searchAnswer>;
