import type { LonLat } from '@/lib/geo/projection';
import type { Locale } from '@/lib/i18n/locales';
import type { IslandSlug } from '@/lib/islands/slugs';
import type { EntryListings } from '../entry-listing';
import type { SharedTrip, TripSailing } from '../types';

/** What a file is made of; nothing of it is for the owner alone. */
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

/** What the files need beside the trip: its language, names and positions. */
export interface ExportContext {
  readonly locale: Locale;
  /** Origin of the site, `https://…`. */
  readonly origin: string;
  /** Address of the trip's page, where there is one for whoever gets the file. */
  readonly page?: string;
  readonly words: ExportWords;
  /** What entries show of the listings they are. */
  readonly listings: EntryListings;
  readonly islandName: (island: IslandSlug) => string;
  readonly islandPosition: (island: IslandSlug) => LonLat;
  /** The id where the timetable does not know the port. */
  readonly portName: (portId: string) => string;
  readonly portPosition: (portId: string) => LonLat | undefined;
  /** Empty where it is unknown. */
  readonly operatorName: (boat: TripSailing) => string;
  /** The way over water between two ports; empty where one is unknown. */
  readonly path: (fromPort: string, toPort: string) => readonly LonLat[];
}
