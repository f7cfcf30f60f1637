import { z } from 'zod';
import { decimal } from '@/lib/foundation/http/decimal';
import { vehicles, vesselKinds } from '@/lib/sea/timetable/types';

/** Possible errors of a search. Their messages are in messages/<locale>/ferrySearch.json under `errors`. */
export const searchFaults = [
  'missing',
  'unknown-port',
  'same-port',
  'not-a-date',
  'not-published',
  'no-boat-left',
  'no-boat-fits',
  'before-outbound',
  'passengers-range',
  'children-range',
  'unknown-class',
  'unknown-choice',
  'leg-malformed',
  'leg-too-early',
  'no-day',
  'too-many-legs',
  'not-a-time',
  'before-not-later',
  'not-a-limit',
] as const;
export type SearchFault = (typeof searchFaults)[number];

export const sortOrders = ['departure', 'arrival', 'duration', 'price'] as const;
export type SortOrder = (typeof sortOrders)[number];

export const maxPassengers = 9;
/** Legs beside the outbound and the return. */
export const maxFurtherLegs = 4;

const choice = { error: 'unknown-choice' satisfies SearchFault };
const date = z.iso.date({ error: 'not-a-date' satisfies SearchFault });
const place = z
  .string({ error: 'missing' satisfies SearchFault })
  .trim()
  .min(1, 'missing' satisfies SearchFault)
  .max(64, 'unknown-port' satisfies SearchFault);
const blankIsMissing = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(blankIsMissing, schema.optional());
const flag = z.preprocess(blankIsMissing, z.literal('1', choice).optional());
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'not-a-time' satisfies SearchFault);
const limit = decimal(1, 10_000, 'not-a-limit' satisfies SearchFault);
/** Hours between two boats: as few as the planner takes, whose links lead here. */
const waitLimit = decimal(0.25, 10_000, 'not-a-limit' satisfies SearchFault);
const list = (value: unknown) =>
  [value ?? []]
    .flat()
    .flatMap((one) => (typeof one === 'string' ? one.split(',').filter(Boolean) : [one]));

/**
 * The query of a ferry search, the same on the page and in the API. Repeated parameters are lists: `leg`
 * is `from~to~date`, `kind` a kind of vessel.
 */
export const searchParameters = z.object({
  from: place.meta({ description: 'Id of the place or port of departure, as in the feed.' }),
  to: place.meta({ description: 'Id of the place or port of arrival, as in the feed.' }),
  date: optional(date).meta({
    description: 'Day of departure, in Athens time; the default is the next day with a boat.',
    format: 'date',
  }),
  return: optional(date).meta({ description: 'Day of return.', format: 'date' }),
  leg: z
    .preprocess(
      (value) => (typeof value === 'string' ? [value].filter(Boolean) : (value ?? [])),
      z
        .array(
          z
            .string()
            .regex(
              /^[\w-]{1,64}~[\w-]{1,64}~\d{4}-\d{2}-\d{2}$/,
              'leg-malformed' satisfies SearchFault,
            ),
        )
        .max(maxFurtherLegs, 'too-many-legs' satisfies SearchFault),
    )
    .meta({ description: 'Further legs, each `from~to~date`.' }),
  passengers: z
    .preprocess(
      // Digits alone: Number() would also read 1e0 and 0x3.
      (value) =>
        /^\d{0,4}$/.test(String(value ?? '')) ? (blankIsMissing(value) ?? 1) : Number.NaN,
      z.coerce
        .number({ error: 'passengers-range' satisfies SearchFault })
        .int('passengers-range' satisfies SearchFault)
        .min(1, 'passengers-range' satisfies SearchFault)
        .max(maxPassengers, 'passengers-range' satisfies SearchFault),
    )
    .meta({ description: 'Number of adults.', default: 1 }),
  children: z
    .preprocess(
      (value) =>
        /^\d{0,4}$/.test(String(value ?? '')) ? (blankIsMissing(value) ?? 0) : Number.NaN,
      z.coerce
        .number({ error: 'children-range' satisfies SearchFault })
        .int('children-range' satisfies SearchFault)
        .min(0, 'children-range' satisfies SearchFault)
        .max(maxPassengers - 1, 'children-range' satisfies SearchFault),
    )
    .meta({
      description:
        'Children aged 5 to 10, at the child fare of the feed or half the adult fare; at most nine travellers in total.',
      default: 0,
    }),
  class: optional(z.string().max(64, 'unknown-class' satisfies SearchFault)).meta({
    description: 'Travel class, as named in the feed; the default is the ordinary fare.',
  }),
  vehicle: optional(z.enum(vehicles, choice)).meta({ description: 'Vehicle to take on board.' }),
  sort: z
    .preprocess((value) => blankIsMissing(value) ?? 'departure', z.enum(sortOrders, choice))
    .meta({ description: 'Order of the journeys.', default: 'departure' }),
  kind: z.preprocess(list, z.array(z.enum(vesselKinds, choice))).meta({
    description:
      'Only these kinds of vessel. Repeat the parameter or use commas: `conventional,local`.',
  }),
  direct: flag.meta({ description: '1: only direct boats.' }),
  after: optional(clock).meta({ description: 'Depart at or after this time, `HH:MM`.' }),
  before: optional(clock).meta({ description: 'Depart before this time, `HH:MM`.' }),
  'max-wait': optional(waitLimit).meta({
    description:
      'Longest wait between two boats in hours, from 0.25. Without it, a wait may last overnight.',
  }),
  'max-hours': optional(limit).meta({ description: 'Longest journey in hours.' }),
  'max-price': optional(limit).meta({
    description: 'Highest fare per adult in euros; journeys with an unknown fare are left out.',
  }),
});
