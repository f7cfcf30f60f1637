import { z } from 'zod';
import { islandSlugs } from '../../foundation/ids/island-slugs.ts';
import { fareBases, vehicles } from '../../sea/timetable/types.ts';
import {
  asOf,
  bounded,
  cents,
  date,
  fault,
  gateway,
  instant,
  line,
  listingSlug,
  portId,
  text,
  url,
  uuid,
  whole,
} from './fields.ts';
import { entryKinds, tripLimits } from './limits.ts';

/*
 * A trip. Its fields are defined only here: the types are inferred, and the database stores the document itself and
 * checks it with a copy of this schema written by `npm run data -- trips` (ADR 30).
 */

/** Error for values that no screen of the site can send. */
const invalid = fault('documentInvalid');

const note = text(tripLimits.note, 'noteTooLong').default('');
const dayOffset = whole(0, tripLimits.nights, invalid);

/** Days on an island. Its place among the stops is its place in the trip. */
const stop = z.object({
  /** UUID, made where the stop is made. */
  id: uuid,
  island: z.enum(islandSlugs, fault('islandUnknown')),
  /** 0 is a visit between two boats. */
  nights: whole(0, tripLimits.nights, 'nightsInvalid'),
  /** True for a room that is paid and cannot be cancelled: other ways on cost its nights last. */
  roomFixed: z.boolean(invalid).default(false),
  note,
});

/** A person's note on one day of a stop. */
const day = z.object({
  stopId: uuid,
  /** 0 is the day of arrival, `nights` the day of leaving. */
  dayOffset,
  note,
});

/** One boat, as listed in the timetable when it was chosen. */
const sailing = z
  .object({
    fromPort: portId,
    toPort: portId,
    departsAt: instant,
    arrivesAt: instant,
    operator: text(tripLimits.carrier, invalid).default(''),
    vessel: text(tripLimits.carrier, invalid).default(''),
    /** Fare of one adult, euro cents; null if it is unknown. */
    cents,
    /** Fare of one child, euro cents; null if the timetable does not say: then it is half the adult's. */
    childCents: cents,
    /** Origin of the adult fare, with the year or month in which it held; null if the timetable does not say. */
    fareBasis: z.enum(fareBases, invalid).nullable().default(null),
    fareAsOf: asOf,
    /** GTFS trip_id. */
    sailing: bounded(tripLimits.sailingId).nullable(),
    /** True if the timetable was the typical pattern: the boat must be checked before booking. */
    isTypical: z.boolean(invalid).default(true),
  })
  .refine(({ departsAt, arrivesAt }) => departsAt < arrivesAt, invalid);

/** The way to the stop at `position`, in one boat or several; the number of stops is the way home. */
const leg = z.object({
  position: whole(0, tripLimits.stops, invalid),
  /** In order; never empty. */
  sailings: z.array(sailing).min(1, invalid).max(tripLimits.boats, invalid),
});

/** A note at a stop; entries are in display order. */
const entry = z
  .object({
    stopId: uuid,
    /** Null for the whole stay, as hotels usually are. */
    dayOffset: dayOffset.nullable().default(null),
    kind: z.enum(entryKinds, invalid),
    title: line(tripLimits.entryTitle, 'entryTitleMissing', 'entryTitleTooLong'),
    note,
    url,
    /** For the whole party, euro cents. */
    cents,
    /**
     * The listing it is, which says its name, place, link and price; `title` is what it was called when it was chosen,
     * for the day it is gone.
     */
    listing: listingSlug,
  })
  .refine(({ kind, listing }) => listing === null || kind !== 'note', invalid);

/** The title of a trip, as forms send it. */
export const tripTitle = line(tripLimits.title, 'titleMissing', 'titleTooLong');

const fields = z.object({
  title: tripTitle,
  /** Day of leaving home; without one the trip has no dates and no boats. */
  startDate: date.nullable().default(null),
  adults: whole(1, tripLimits.party, 'adultsInvalid'),
  children: whole(0, tripLimits.party, 'childrenInvalid'),
  vehicle: z.enum(vehicles, invalid).nullable().default(null),
  /** Start and end of the trip. */
  startGateway: gateway,
  endGateway: gateway,
  /** Only for the owner, never shared. */
  privateNotes: text(tripLimits.privateNotes, 'privateNotesTooLong').default(''),
  /** Query of the planner's address it was saved from. Not shared either. */
  planQuery: bounded(tripLimits.planQuery).nullable().default(null),
  stops: z.array(stop).max(tripLimits.stops, fault('tooManyStops')),
  days: z
    .array(day)
    .max(tripLimits.days, fault('tooManyDays'))
    .overwrite((days) => days.filter(({ note }) => note !== '')),
  legs: z.array(leg).max(tripLimits.stops + 1, invalid),
  entries: z.array(entry).max(tripLimits.entries, fault('tooManyEntries')),
});

type Parts = Pick<z.output<typeof fields>, 'stops' | 'days' | 'legs'>;

/** Days and legs as the trip goes, however they came. */
export function inOrder<Trip extends Parts>(trip: Trip): Trip {
  const places = new Map(trip.stops.map(({ id }, place) => [id, place]));
  const place = (one: Parts['days'][number]) => places.get(one.stopId) ?? 0;
  return {
    ...trip,
    days: trip.days.toSorted((a, b) => place(a) - place(b) || a.dayOffset - b.dayOffset),
    legs: trip.legs.toSorted((a, b) => a.position - b.position),
  };
}

const isUnique = (keys: readonly (string | number)[]) => new Set(keys).size === keys.length;

/** A whole trip as saved and read: texts trimmed, days without a note removed. */
export const tripDocument = fields
  .superRefine(({ stops, days, legs, entries }, context) => {
    const ids = new Set(stops.map(({ id }) => id));
    const isWhole =
      ids.size === stops.length &&
      [...days, ...entries].every(({ stopId }) => ids.has(stopId)) &&
      isUnique(days.map((one) => `${one.stopId} ${one.dayOffset}`)) &&
      isUnique(legs.map(({ position }) => position)) &&
      legs.every(({ position }) => position <= stops.length);
    if (!isWhole) context.addIssue({ code: 'custom', message: invalid });
  })
  .overwrite(inOrder);

/** Fields visible through a link: public_trip() in the database leaves out the same ones. */
export const sharedFields = fields.omit({ privateNotes: true, planQuery: true });

/** 18 random bytes in base64url; a link may be longer, as the database allows. */
export const tokenPattern = /^[A-Za-z0-9_-]{24,64}$/;
export const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
