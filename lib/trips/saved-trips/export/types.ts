import type { LonLat } from '@/lib/foundation/geo/projection';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import type { EntryListings } from '../entry-listing';
import type { SharedTrip, TripSailing } from '../types';

/** Content of an exported file; nothing in it is private to the owner. */
export type ExportedTrip = SharedTrip;

export interface ExportWords {
  /** Beside every boat of the typical pattern. */
  readonly typical: string;
  readonly price: (euros: string) => string;
  /** `Naxos: 3 nights`. */
  readonly stay: (island: string, nights: number) => string;
  readonly places: string;
  readonly routes: string;
  readonly notForNavigation: string;
  /** Beside a price from our listings. */
  readonly listed: (price: string) => string;
}

/** Note on when to be at the port. */
export interface AtPortNote {
  readonly by: EpochMinutes;
  readonly text: string;
}

/** Change of a boat of the trip, found after it was saved. */
export interface BoatChange {
  /** `Cancelled` */
  readonly label: string;
  /** Change and advice, as text. */
  readonly text: string;
  /** New port and time, if they differ. */
  readonly now: Partial<Pick<TripSailing, 'fromPort' | 'departsAt' | 'arrivesAt'>>;
}

export interface TripChanges {
  /** ISO instant at which a change was found or ended, the last one; undefined without any. */
  readonly newsAt?: string | undefined;
  /** Of a boat by its leg, and its place there. */
  readonly of: (position: number, sequence: number) => BoatChange | undefined;
}

/** Data for the files beside the trip: language, names and positions. */
export interface ExportContext {
  readonly locale: Locale;
  /** Origin of the site, `https://…`. */
  readonly origin: string;
  /** Address of the trip's page, if readers of the file may open it. */
  readonly page?: string;
  readonly words: ExportWords;
  /** Texts of entries from their listings. */
  readonly listings: EntryListings;
  readonly islandName: (island: IslandSlug) => string;
  readonly islandPosition: (island: IslandSlug) => LonLat;
  /** The id where the timetable does not know the port. */
  readonly portName: (portId: string) => string;
  readonly portPosition: (portId: string) => LonLat | undefined;
  /** Empty if it is unknown. */
  readonly operatorName: (boat: TripSailing) => string;
  /** Note that the boat has to be called beforehand, and when; empty for most boats. */
  readonly arranged: (boat: TripSailing) => string;
  /**
   * Time to be at the port for a boat, and the sentence about it. Undefined if the traveller only
   * arrives there later, from the boat before.
   */
  readonly atPort: (
    boat: TripSailing,
    before: TripSailing | undefined,
    withVehicle: boolean,
  ) => AtPortNote | undefined;
  /** Changes that a calendar shows. */
  readonly changes?: TripChanges | undefined;
  /** Sea route between two ports; empty if one is unknown. */
  readonly path: (fromPort: string, toPort: string) => readonly LonLat[];
}
