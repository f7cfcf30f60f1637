import type { Locale } from '@/lib/i18n/locales';
import type { IslandSlug } from '@/lib/islands/slugs';
import type { IsoDate } from '@/lib/time/types';

/** What every search of a partner may carry over. Whatever makes no sense is left out of the link. */
interface Common {
  locale: Locale;
  /** First and last day. A stay and a rental need both, and nobody sleeps from a day to itself. */
  dates?: { from: IsoDate; to?: IsoDate } | undefined;
  /** Days before it are past and left out; without it every day of the calendar is taken. */
  today?: IsoDate | undefined;
  /** Adults, from 1. */
  guests?: number | undefined;
}

/** Somewhere on an island. */
export interface Somewhere {
  island: IslandSlug;
  /** A hotel, a village, an activity: any name, in any script. Without it the whole island is searched. */
  place?: string | undefined;
  /** The path of the very listing at the partner, which opens in place of a search. */
  reference?: string | undefined;
}

export type StaySearch = Common & Somewhere & { kind: 'stay' };
export type ActivitySearch = Common & Somewhere & { kind: 'activity' };
export type VehicleSearch = Common & Somewhere & { kind: 'vehicle' };
/** From and to by name, as one would tell a driver: `Naxos airport`. */
export type TransferSearch = Common & { kind: 'transfer'; from?: string; to?: string };
/** From and to by IATA code. */
export type FlightSearch = Common & { kind: 'flight'; from?: string; to?: string };
/** From and to by the id of the port in the timetable. */
export type FerrySearch = Common & { kind: 'ferry'; from?: string; to?: string };

export type PartnerSearch =
  | StaySearch
  | ActivitySearch
  | VehicleSearch
  | TransferSearch
  | FlightSearch
  | FerrySearch;

export type PartnerKind = PartnerSearch['kind'];

/** Makes an address of a partner's public search; undefined where what is known is too little for one. */
type Adapter<Search extends PartnerSearch> = (search: Search) => URL | undefined;

export interface Partner {
  readonly name: string;
  /** Its start page. */
  readonly home: string;
  /** Languages of ours that its search speaks; `en` is always one of them. */
  readonly speaksGreek?: true;
  /** One adapter for each kind it sells. */
  readonly searches: {
    readonly [Kind in PartnerKind]?: Adapter<Extract<PartnerSearch, { kind: Kind }>>;
  };
  /** Writes the code under which it pays into an address; only partners with a programme we know have one. */
  readonly credit?: (address: URL, code: string) => void;
}
