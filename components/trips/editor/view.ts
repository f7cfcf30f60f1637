import type { Locale } from '@/lib/i18n/locales';
import type { IsoDate } from '@/lib/time/types';
import type { TripLegOption } from '@/lib/trips/boats';
import type { EntryListings, ListedKind } from '@/lib/trips/entry-listing';

export interface Named {
  readonly id: string;
  readonly name: string;
}

/** A place or an airport where a trip begins or ends. */
export interface GatewayChoice extends Named {
  /** Places of the timetable its boats use; an airport may have several. */
  readonly places: readonly string[];
}

/** The boats of one way on one day. */
export interface LegOffers {
  readonly boats: readonly TripLegOption[];
  /** Address of the search for the same way, where other days are shown. */
  readonly search: string | null;
}

/** What the editor knows besides the trip: names, and what sails. Plain values, made on the server. */
export interface EditorView {
  readonly locale: Locale;
  readonly tripId: string;
  /** In the order of the alphabet. */
  readonly islands: readonly Named[];
  /** By GTFS stop_id. */
  readonly ports: Readonly<Record<string, { readonly label: string; readonly place: string }>>;
  /** By the name a boat was stored with, the one of this language. */
  readonly operators: Readonly<Record<string, string>>;
  readonly gateways: Readonly<Record<'ports' | 'airports' | 'islands', readonly GatewayChoice[]>>;
  /** First and last day of the timetable, and the same in words. */
  readonly covers: {
    readonly start: IsoDate;
    readonly end: IsoDate;
    readonly startText: string;
    readonly endText: string;
  };
  /** By `legKey`: what was known when the page was made; the page is made again after each save. */
  readonly offers: Readonly<Record<string, LegOffers>>;
  /** What entries show of the listings they are; of the same age as the offers. */
  readonly listings: EntryListings;
  /** Addresses in the language of the page. */
  readonly paths: {
    readonly list: string;
    readonly trip: string;
    readonly sheet: string;
    readonly signIn: string;
    readonly plan: string | null;
    readonly guides: string;
    /** Where listings are searched, by the kind of entry; no page. */
    readonly search: Readonly<Record<ListedKind, string>>;
  };
}

/** The name of an island, port place or airport; its id where it is not known. */
export function nameOf({ islands, gateways }: EditorView, id: string): string {
  const all = [islands, gateways.ports, gateways.airports, gateways.islands].flat();
  return all.find((one) => one.id === id)?.name ?? id;
}

/** Places of the timetable behind an island or a gateway. */
export function placesOf(
  { gateways }: Pick<EditorView, 'gateways'>,
  id: string,
): readonly string[] {
  const all = [gateways.ports, gateways.airports, gateways.islands].flat();
  return all.find((one) => one.id === id)?.places ?? [id];
}
