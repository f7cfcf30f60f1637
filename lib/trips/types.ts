import type { IslandSlug } from '@/lib/islands/slugs';
import type { IsoDate } from '@/lib/time/types';
import type { Vehicle } from '@/lib/timetable/types';

/** Days on an island. Its place in `TripDocument.stops` is its place in the trip. */
export interface TripStop {
  /** UUID, made where the stop is made. */
  readonly id: string;
  readonly island: IslandSlug;
  /** 0 is a visit between two boats. */
  readonly nights: number;
  readonly note: string;
}

/** What a person wrote about one day of a stop. */
export interface TripDay {
  readonly stopId: string;
  /** 0 is the day of arrival, `nights` the day of leaving. */
  readonly dayOffset: number;
  readonly note: string;
}

/** One boat, as it stood in the timetable when it was chosen. */
export interface TripSailing {
  /** GTFS stop_id. */
  readonly fromPort: string;
  readonly toPort: string;
  /** ISO instants in UTC: `2027-07-05T04:30:00.000Z`. */
  readonly departsAt: string;
  readonly arrivesAt: string;
  readonly operator: string;
  readonly vessel: string;
  /** Fare of one adult, euro cents; null where it is unknown. */
  readonly cents: number | null;
  /** GTFS trip_id. */
  readonly sailing: string | null;
  /** True where the timetable was the typical pattern: the boat is to be checked before it is booked. */
  readonly isTypical: boolean;
}

/** The way to the stop at `position`, in one boat or several; `stops.length` is the way home. */
export interface TripLeg {
  readonly position: number;
  /** In order; never empty. */
  readonly sailings: readonly TripSailing[];
}

export const entryKinds = ['hotel', 'activity', 'note'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Something to remember at a stop. In `TripDocument.entries` in the order it is shown. */
export interface TripEntry {
  readonly stopId: string;
  /** Null for the whole stay, as hotels usually are. */
  readonly dayOffset: number | null;
  readonly kind: EntryKind;
  readonly title: string;
  readonly note: string;
  readonly url: string | null;
  /** For the whole party, euro cents. */
  readonly cents: number | null;
}

/** A trip as it is edited: saved whole, under a version. */
export interface TripDocument {
  readonly title: string;
  /** Day of leaving home; without one the trip has no dates and no boats. */
  readonly startDate: IsoDate | null;
  readonly adults: number;
  readonly children: number;
  readonly vehicle: Vehicle | null;
  /** A place of the timetable (`piraeus`) or an airport (`JTR`), where the trip begins and ends. */
  readonly startGateway: string | null;
  readonly endGateway: string | null;
  /** For the owner alone: never shared. */
  readonly privateNotes: string;
  /** Query of the planner's address it was saved from. */
  readonly planQuery: string | null;
  readonly stops: readonly TripStop[];
  readonly days: readonly TripDay[];
  readonly legs: readonly TripLeg[];
  readonly entries: readonly TripEntry[];
}

export interface Trip extends TripDocument {
  readonly id: string;
  /** Counts saves; a save names the version it was made from. */
  readonly version: number;
  readonly shareToken: string | null;
  readonly calendarToken: string | null;
  /** ISO instants. */
  readonly archivedAt: string | null;
  readonly deletedAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What others see through a link. */
export type SharedTrip = Omit<TripDocument, 'privateNotes' | 'planQuery'> & {
  readonly updatedAt: string;
};

/** A trip in a list. */
export interface TripSummary
  extends Pick<
    Trip,
    'id' | 'title' | 'startDate' | 'version' | 'archivedAt' | 'deletedAt' | 'updatedAt'
  > {
  /** Day of coming home, overnight boats counted; null without a first day. */
  readonly lastDay: IsoDate | null;
  readonly nights: number;
  readonly islands: readonly IslandSlug[];
  readonly isShared: boolean;
}

export const tripLimits = {
  title: 120,
  note: 2000,
  privateNotes: 4000,
  entryTitle: 160,
  url: 500,
  /** Name of a vessel or operator. */
  carrier: 120,
  sailingId: 120,
  planQuery: 2000,
  /** Euro cents. */
  cents: 10_000_000,
  /** Adults, and children. */
  party: 20,
  firstDate: '2020-01-01',
  lastDate: '2099-12-31',
  /** Boats of one leg. */
  boats: 10,
  /** Characters of a whole document as JSON: with letters of two bytes it stays below what a form may send. */
  documentText: 400_000,
  stops: 30,
  nights: 60,
  entries: 150,
  days: 200,
  /** Trips of one person, deleted ones included. */
  trips: 200,
} as const;
