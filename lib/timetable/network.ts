import type { IsoDate } from '@/lib/time/types';
import type { SharedTimetable } from './engine/shared-timetable';
import type { Timetable } from './engine/timetable';
import type { Realtime } from './realtime/types';
import type {
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
 * What results name by its id: ports, stations, lines, operators and boats of a feed, and what the feed says of
 * itself. Screens get this and no timetable: nothing can be searched in it.
 */
export interface Network extends Pick<FerryFeed, 'info' | 'seasons' | 'shapes'> {
  readonly info: FeedInfo;
  /** When the feed was loaded, ISO instant. */
  readonly loadedAt: string;
  readonly ports: ReadonlyMap<string, Port>;
  readonly stations: ReadonlyMap<string, Station>;
  readonly lines: ReadonlyMap<string, Line>;
  readonly operators: ReadonlyMap<string, Operator>;
  readonly trips: ReadonlyMap<string, GtfsTrip>;
  /** Classes one can choose from, as the feed names them; mostly none. */
  readonly fareClasses: readonly string[];
  /** False where the feed says nothing of what children pay: then it is half the adult's fare. */
  readonly hasChildFares: boolean;
  /** Cents of a child between two ports of a line; null where the feed does not say. */
  childFare(leg: Pick<SeaLeg, 'lineId' | 'from' | 'to'>): number | null;
  /** Cancelled and late boats; undefined without a realtime service, and on static pages. */
  readonly realtime?: Realtime;
}

/** The feed in service: compiled for searching, and its network. */
export interface FerryNetwork extends Network {
  readonly timetable: Timetable;
  /** The same timetable for other threads. */
  readonly shared: SharedTimetable;
  readonly feed: FerryFeed;
}

/** The season a day belongs to; undefined where the feed names none, or outside all of them. */
export function seasonOn(seasons: readonly Season[], date: IsoDate): Season['id'] | undefined {
  return seasons.find(({ start, end }) => date >= start && date <= end)?.id;
}

/** The companies whose boats sail these lines, each once. */
export function operatorsOfLines(
  { lines, operators }: Pick<Network, 'lines' | 'operators'>,
  lineIds: Iterable<string>,
): Operator[] {
  const ids = new Set([...lineIds].map((id) => lines.get(id)?.operatorId ?? ''));
  return [...ids].flatMap((id) => operators.get(id) ?? []);
}
