import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IsoDate } from '@/lib/foundation/time/types';
import type { TripLegOption } from '@/lib/trips/saved-trips/boats';
import type { EntryListings, ListedKind } from '@/lib/trips/saved-trips/entry-listing';
import type { TripSailing } from '@/lib/trips/saved-trips/types';

export interface Named {
  readonly id: string;
  readonly name: string;
}

/** Place or airport where a trip can start or end. */
export interface GatewayChoice extends Named {
  /** Timetable places whose ports it uses; an airport may have several. */
  readonly places: readonly string[];
}

/** Boats of a leg on one day. */
export interface LegOffers {
  readonly boats: readonly TripLegOption[];
  /** Path of the search for this leg, which also shows other days. */
  readonly search: string | null;
  /** Key of the last boat of the day that reaches the airport of a flight; it is only taken when asked for. */
  readonly lastKey?: string;
}

/** Data of the editor besides the trip: names and sailings. Serializable, created on the server. */
export interface EditorView {
  readonly locale: Locale;
  readonly tripId: string;
  /** In alphabetical order. */
  readonly islands: readonly Named[];
  /** Ports by GTFS `stop_id`. */
  readonly ports: Readonly<Record<string, { readonly label: string; readonly place: string }>>;
  /** Names in this language, by the name stored with a boat. */
  readonly operators: Readonly<Record<string, string>>;
  readonly gateways: Readonly<Record<'ports' | 'airports' | 'islands', readonly GatewayChoice[]>>;
  /** First and last day of the timetable, as dates and as text. */
  readonly covers: {
    readonly start: IsoDate;
    readonly end: IsoDate;
    readonly startText: string;
    readonly endText: string;
  };
  /** Boats by `legKey`, as of the last render; the page renders again after each save. */
  readonly offers: Readonly<Record<string, LegOffers>>;
  /** Notes on boats that have to be called beforehand, by `boatKey`. */
  readonly arranged: Readonly<Record<string, string>>;
  /** Changes of boats of the stored trip, by {@link boatKey}. */
  readonly found: Readonly<Record<string, string>>;
  /** Lines about the boats to fall back on, by {@link boatKey} of the first boat of a leg. */
  readonly backups: Readonly<Record<string, readonly string[]>>;
  /** Texts of the mark on a room that cannot be cancelled, and of the last boat before a flight. */
  readonly replan: {
    readonly room: string;
    readonly roomHint: string;
    readonly lastBoat: string;
    readonly takeLast: string;
  };
  /** Data of the listings in entries, as of the last render. */
  readonly listings: EntryListings;
  /** Paths in the language of the page. */
  readonly paths: {
    readonly list: string;
    readonly trip: string;
    readonly sheet: string;
    readonly signIn: string;
    readonly plan: string | null;
    readonly guides: string;
    /** API paths of the listing search, by kind of entry. */
    readonly search: Readonly<Record<ListedKind, string>>;
  };
}

/** Returns the key of a boat in `arranged`. */
export const boatKey = ({ sailing, fromPort, toPort, departsAt }: TripSailing): string =>
  [sailing, fromPort, toPort, departsAt].join(' ');

/** Returns the name of an island, port or airport, or its id if unknown. */
export function nameOf({ islands, gateways }: EditorView, id: string): string {
  const all = [islands, gateways.ports, gateways.airports, gateways.islands].flat();
  return all.find((one) => one.id === id)?.name ?? id;
}

/** Returns the timetable places of an island or gateway. */
export function placesOf(
  { gateways }: Pick<EditorView, 'gateways'>,
  id: string,
): readonly string[] {
  const all = [gateways.ports, gateways.airports, gateways.islands].flat();
  return all.find((one) => one.id === id)?.places ?? [id];
}
