import { z } from 'zod';
import type { Fault } from '@/lib/actions/faults';
import { islandSlugs } from '@/lib/islands/slugs';
import { vehicles } from '@/lib/timetable/types';
import { entryKinds, type TripDocument, tripLimits } from './types';

/* What may be stored. Limits are those of the tables, which have the last word. */

type TripFault = Fault<'trips'>;
export const fault = (code: TripFault) => code;

/** Length as the tables count it: characters, not the two halves JavaScript makes of some. */
const length = (text: string) => [...text].length;

/** A browser sends line ends as two characters; control characters and halves of signs no table takes. */
const clean = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}|\p{Cs}/gu, '')
    .trim();

const text = (most: number, tooLong: TripFault) =>
  z
    .string(fault('documentInvalid'))
    .transform(clean)
    .refine((value) => length(value) <= most, tooLong);

const line = (most: number, missing: TripFault, tooLong: TripFault) =>
  z
    .string(missing)
    .transform((value) => clean(value).replace(/\s*\n\s*/g, ' '))
    .refine((value) => value !== '', missing)
    .refine((value) => length(value) <= most, tooLong);

const note = text(tripLimits.note, 'noteTooLong').default('');
export const whole = (least: number, most: number, wrong: TripFault) =>
  z.int(wrong).min(least, wrong).max(most, wrong);
const cents = whole(0, tripLimits.cents, 'costInvalid').nullable().default(null);
const uuid = z.guid(fault('documentInvalid'));
const dayOffset = whole(0, tripLimits.nights, 'documentInvalid');
const portId = z
  .string(fault('documentInvalid'))
  .regex(/^[A-Za-z0-9:_.-]{1,80}$/, fault('documentInvalid'));
const gateway = z
  .string(fault('documentInvalid'))
  .regex(/^[A-Za-z0-9-]{2,40}$/, fault('gatewayUnknown'))
  .nullable()
  .default(null);

/** The title of a trip, as forms send it. */
export const tripTitle = line(tripLimits.title, 'titleMissing', 'titleTooLong');

/** First day of a trip: a date the tables take. */
export const tripDate = z.iso
  .date(fault('dateInvalid'))
  .refine(
    (date) => date >= tripLimits.firstDate && date <= tripLimits.lastDate,
    fault('dateInvalid'),
  );

/** An instant as we write it: ISO in UTC. */
const instant = z.iso
  .datetime({ offset: true, error: fault('documentInvalid') })
  .transform((moment) => new Date(moment).toISOString());

const sailing = z
  .object({
    fromPort: portId,
    toPort: portId,
    departsAt: instant,
    arrivesAt: instant,
    operator: text(tripLimits.carrier, 'documentInvalid').default(''),
    vessel: text(tripLimits.carrier, 'documentInvalid').default(''),
    cents,
    sailing: z
      .string(fault('documentInvalid'))
      .max(tripLimits.sailingId, fault('documentInvalid'))
      .nullable(),
    isTypical: z.boolean(fault('documentInvalid')).default(true),
  })
  .refine(({ departsAt, arrivesAt }) => departsAt < arrivesAt, fault('documentInvalid'));

const isWebAddress = (value: string) =>
  /^https?:\/\//.test(value) && length(value) <= tripLimits.url && URL.canParse(value);

const url = z
  .string(fault('urlInvalid'))
  .trim()
  .nullable()
  .default(null)
  .transform((value) => value || null)
  .refine((value) => value === null || isWebAddress(value), fault('urlInvalid'));

const entry = z.object({
  stopId: uuid,
  dayOffset: dayOffset.nullable().default(null),
  kind: z.enum(entryKinds, fault('documentInvalid')),
  title: line(tripLimits.entryTitle, 'entryTitleMissing', 'entryTitleTooLong'),
  note,
  url,
  cents,
});

const stop = z.object({
  id: uuid,
  island: z.enum(islandSlugs, fault('islandUnknown')),
  nights: whole(0, tripLimits.nights, 'nightsInvalid'),
  note,
});

const isUnique = (keys: readonly (string | number)[]) => new Set(keys).size === keys.length;

/** A whole trip as it is saved. Gives a {@link TripDocument}, texts trimmed, days without a note left out. */
export const tripDocument = z
  .object({
    title: tripTitle,
    startDate: tripDate.nullable().default(null),
    adults: whole(1, tripLimits.party, 'adultsInvalid'),
    children: whole(0, tripLimits.party, 'childrenInvalid'),
    vehicle: z.enum(vehicles, fault('documentInvalid')).nullable().default(null),
    startGateway: gateway,
    endGateway: gateway,
    privateNotes: text(tripLimits.privateNotes, 'privateNotesTooLong').default(''),
    planQuery: z
      .string()
      .max(tripLimits.planQuery, fault('documentInvalid'))
      .nullable()
      .default(null),
    stops: z.array(stop).max(tripLimits.stops, fault('tooManyStops')),
    days: z
      .array(z.object({ stopId: uuid, dayOffset, note }))
      .max(tripLimits.days, fault('tooManyDays'))
      .transform((days) => days.filter((day) => day.note !== '')),
    legs: z.array(
      z.object({
        position: whole(0, tripLimits.stops, 'documentInvalid'),
        sailings: z
          .array(sailing)
          .min(1, fault('documentInvalid'))
          .max(tripLimits.boats, fault('documentInvalid')),
      }),
    ),
    entries: z.array(entry).max(tripLimits.entries, fault('tooManyEntries')),
  })
  .superRefine(({ stops, days, legs, entries }, context) => {
    const ids = new Set(stops.map(({ id }) => id));
    const isWhole =
      ids.size === stops.length &&
      [...days, ...entries].every(({ stopId }) => ids.has(stopId)) &&
      isUnique(days.map((day) => `${day.stopId} ${day.dayOffset}`)) &&
      isUnique(legs.map(({ position }) => position)) &&
      legs.every(({ position }) => position <= stops.length);
    if (!isWhole) context.addIssue({ code: 'custom', message: fault('documentInvalid') });
  }) satisfies z.ZodType<TripDocument>;

/** 18 random bytes in base64url; a link may be longer, as the tables allow. */
export const tokenPattern = /^[A-Za-z0-9_-]{24,64}$/;
export const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
