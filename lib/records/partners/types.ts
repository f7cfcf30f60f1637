import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { IsoDate } from '@/lib/foundation/time/types';

/**
 * Values that every search of a partner may take. The link leaves out values that make no sense.
 */
interface Common {
  locale: Locale;
  /** First and last day. A stay and a rental need both, and a stay needs at least one night. */
  dates?: { from: IsoDate; to?: IsoDate } | undefined;
  /** Earlier dates are past and are left out; without it every date is accepted. */
  today?: IsoDate | undefined;
  /** Adults, from 1. */
  guests?: number | undefined;
}

/** Somewhere on an island. */
export interface Somewhere {
  island: IslandSlug;
  /**
   * Any name, in any script, such as a hotel, a village or an activity. Without it the search
   * covers the whole island.
   */
  place?: string | undefined;
  /** Path of the listing itself at the partner, which opens instead of a search. */
  reference?: string | undefined;
}

export type StaySearch = Common & Somewhere & { kind: 'stay' };
export type ActivitySearch = Common & Somewhere & { kind: 'activity' };
export type VehicleSearch = Common & Somewhere & { kind: 'vehicle' };
/** Start and end by name, as for a driver: `Naxos airport`. */
export type TransferSearch = Common & { kind: 'transfer'; from?: string; to?: string };
/** Start and end by IATA code. */
export type FlightSearch = Common & { kind: 'flight'; from?: string; to?: string };
/** Start and end by the id of the port in the timetable. */
export type FerrySearch = Common & { kind: 'ferry'; from?: string; to?: string };

export type PartnerSearch =
  | StaySearch
  | ActivitySearch
  | VehicleSearch
  | TransferSearch
  | FlightSearch
  | FerrySearch;

export type PartnerKind = PartnerSearch['kind'];

/**
 * Makes an address of a partner's public search; undefined if the known values are not enough
 * for one.
 */
type Adapter<Search extends PartnerSearch> = (search: Search) => URL | undefined;

export interface Partner {
  readonly name: string;
  /** Its start page. */
  readonly home: string;
  /** True if its search opens in the language of our page; other searches are in English. */
  readonly isTranslated?: boolean;
  /** One adapter for each kind it sells. */
  readonly searches: {
    readonly [Kind in PartnerKind]?: Adapter<Extract<PartnerSearch, { kind: Kind }>>;
  };
  /**
   * Adds the partner's affiliate code to an address; only partners with a known programme have it.
   */
  readonly credit?: (address: URL, code: string) => void;
}
