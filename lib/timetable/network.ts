import type { Timetable } from './engine/timetable';
import type {
  FeedInfo,
  FerryFeed,
  GtfsTrip,
  IsoDate,
  Line,
  Operator,
  Port,
  Season,
  Station,
} from './types';

/** A feed compiled for searching, with everything the screens look up in it by id. */
export interface FerryNetwork {
  readonly timetable: Timetable;
  readonly feed: FerryFeed;
  readonly info: FeedInfo;
  /** When the feed was loaded, ISO instant. */
  readonly loadedAt: string;
  readonly ports: ReadonlyMap<string, Port>;
  readonly stations: ReadonlyMap<string, Station>;
  readonly lines: ReadonlyMap<string, Line>;
  readonly operators: ReadonlyMap<string, Operator>;
  readonly trips: ReadonlyMap<string, GtfsTrip>;
}

/** The season a day belongs to; undefined where the feed names none, or outside all of them. */
export function seasonOn(seasons: readonly Season[], date: IsoDate): Season['id'] | undefined {
  return seasons.find(({ start, end }) => date >= start && date <= end)?.id;
}
