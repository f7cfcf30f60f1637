import type { IsoDate } from '@/lib/foundation/time/types';
import type { SharedTimetable } from './engine/shared-timetable';
import type { Timetable } from './engine/timetable';
import type { Realtime } from './realtime/types';
import type {
  FareOrigin,
  FeedInfo,
  FerryFeed,
  GtfsTrip,
  Line,
  Operator,
  Port,
  SeaLeg,
  Season,
  Station,
} from './types';

/**
 * Records that results refer to by id: ports, stations, lines, operators and trips of a feed, with
 * the feed's info. Pages receive this instead of the timetable, because it does not allow searches.
 */
export interface Network extends Pick<FerryFeed, 'info' | 'seasons' | 'shapes'> {
  readonly info: FeedInfo;
  /** Load time of the feed, ISO instant. */
  readonly loadedAt: string;
  readonly ports: ReadonlyMap<string, Port>;
  readonly stations: ReadonlyMap<string, Station>;
  readonly lines: ReadonlyMap<string, Line>;
  readonly operators: ReadonlyMap<string, Operator>;
  readonly trips: ReadonlyMap<string, GtfsTrip>;
  /** Names of the fare classes in the feed; mostly empty. */
  readonly fareClasses: readonly string[];
  /** False if the feed has no child fares. Children then pay half the adult fare. */
  readonly hasChildFares: boolean;
  /** Child fare in cents between two ports of a line; null if the feed has none. */
  childFare(leg: Pick<SeaLeg, 'lineId' | 'from' | 'to'>): number | null;
  /** Origin of the adult fare between two ports of a line; null if the feed does not say. */
  fareOrigin(leg: Pick<SeaLeg, 'lineId' | 'from' | 'to'>): FareOrigin | null;
  /** Cancelled and late boats; undefined without a realtime service and on static pages. */
  readonly realtime?: Realtime;
}

/** Current feed with its network and compiled timetable. */
export interface FerryNetwork extends Network {
  readonly timetable: Timetable;
  /** The timetable in shared memory, for other threads. */
  readonly shared: SharedTimetable;
  readonly feed: FerryFeed;
}

/** Season of a day; undefined outside all seasons of the feed. */
export function seasonOn(seasons: readonly Season[], date: IsoDate): Season['id'] | undefined {
  return seasons.find(({ start, end }) => date >= start && date <= end)?.id;
}

/** Operators of the given lines, without duplicates. */
export function operatorsOfLines(
  { lines, operators }: Pick<Network, 'lines' | 'operators'>,
  lineIds: Iterable<string>,
): Operator[] {
  const ids = new Set([...lineIds].map((id) => lines.get(id)?.operatorId ?? ''));
  return [...ids].flatMap((id) => operators.get(id) ?? []);
}
