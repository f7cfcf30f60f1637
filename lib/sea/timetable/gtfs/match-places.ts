import type { FerryFeed, Port, Station } from '../types.ts';
import { Faults } from './faults.ts';
import { type KnownPlace, type KnownPlaces, preparePlaces } from './known-places.ts';
import { type Match, type MatchedBy, matchStop } from './match-stop.ts';
import { type Renamed, renamePorts } from './rename-ports.ts';

/** Override table of the site's owner: stop id to our port, our place, or `-` for neither. */
export type StopOverrides = Readonly<Record<string, string>>;

/** Stop with calls, and its match. */
export interface StopReport {
  readonly stopId: string;
  readonly name: string;
  readonly by: MatchedBy;
  /** Id of the port it became. */
  readonly portId: string;
  readonly placeId: string;
  /** Distance to our port in kilometres; absent if it matches none. */
  readonly km?: number;
}

/** Stops of a feed matched to our ports and places. */
export interface MatchedStops {
  /** Matches by stop id. */
  readonly renamed: ReadonlyMap<string, Renamed>;
  readonly reports: readonly StopReport[];
}

/** Gives the stops of a feed our ids, names and positions. */
export function matchPlaces(
  feed: FerryFeed,
  known: KnownPlaces,
  overrides: StopOverrides,
  faults: Faults,
): { feed: FerryFeed; stops: readonly StopReport[] } {
  const matched = matchStops(feed, known, overrides, faults);
  return { feed: withPlaces(feed, known, matched), stops: matched.reports };
}

/** Matches each stop with calls. */
export function matchStops(
  feed: Pick<FerryFeed, 'ports' | 'stations'>,
  known: KnownPlaces,
  overrides: StopOverrides,
  faults: Faults,
): MatchedStops {
  const places = preparePlaces(known);
  const ownStations = new Map(feed.stations.map((station) => [station.id, station]));
  const taken = new Set([...known.ports, ...known.stations].map(({ id }) => id));
  const ownId = (id: string) => (taken.has(id) ? `feed:${id}` : id);
  // Stop ids may equal names of built-in object properties.
  const override = (id: string) => (Object.hasOwn(overrides, id) ? overrides[id] : undefined);
  const renamed = new Map<string, Renamed>();
  const reports: StopReport[] = [];
  for (const id of Object.keys(overrides)) {
    if (!feed.ports.some((port) => port.id === id)) {
      faults.add('stops.txt', `the override table names “${id}”, where no boat calls`);
    }
  }
  for (const port of feed.ports) {
    const own = ownStations.get(port.stationId);
    const stationName = own && own.id !== port.id ? own.name : undefined;
    const match =
      overridden(override(port.id), places, port, faults) ??
      matchStop({ port, stationName }, places);
    if (match.doubt) faults.add('stops.txt', `“${port.id}”: ${match.doubt}`, undefined, 'stop_id');
    const station = match.station ?? ownPlace(own, port, ownId);
    const now: Port = match.port ?? { ...port, id: ownId(port.id), stationId: station.id };
    renamed.set(port.id, { port: now, station, isKnown: match.port !== undefined });
    reports.push({
      stopId: port.id,
      name: port.name.el === port.name.en ? port.name.en : `${port.name.el} / ${port.name.en}`,
      by: match.by,
      portId: now.id,
      placeId: station.id,
      ...(match.km === undefined ? {} : { km: match.km }),
    });
  }
  return { renamed, reports };
}

/** Applies the matches to the stops of a feed. */
export function withPlaces(
  feed: FerryFeed,
  known: KnownPlaces,
  { renamed }: MatchedStops,
  forbidden: ReadonlySet<string> = new Set(),
  faults: Faults = new Faults(),
): FerryFeed {
  const order = new Map(known.stations.map(({ id }, index) => [id, index]));
  const place = ({ id }: Station) => order.get(id) ?? order.size;
  const joined = renamePorts(feed, renamed, forbidden, faults);
  const stopIds = new Map(joined.stopIds);
  for (const { id, portIds } of feed.stations) {
    const now = new Set(portIds.map((portId) => renamed.get(portId)?.station.id ?? ''));
    const [only] = now;
    if (only && now.size === 1 && !stopIds.has(id)) stopIds.set(id, only);
  }
  const stations = joined.stations.toSorted((a, b) => place(a) - place(b));
  return { ...joined, stations, stopIds };
}

function ownPlace(own: Station | undefined, port: Port, ownId: (id: string) => string): Station {
  const { id, name, position } = own ?? port;
  return { id: ownId(id), name, position, portIds: [] };
}

/**
 * Match from the override table for a stop. Undefined without an entry, or if it names an unknown
 * port.
 */
function overridden(
  target: string | undefined,
  places: readonly KnownPlace[],
  { id }: Port,
  faults: Faults,
): Match | undefined {
  if (target === undefined) return undefined;
  if (target === '-') return { by: 'override' };
  for (const { station, ports } of places) {
    const named = ports.find(({ port }) => port.id === target);
    if (named) return { by: 'override', station, port: named.port };
    if (station.id === target) return { by: 'override', station };
  }
  faults.add('stops.txt', `the override table says “${target}” of “${id}”, which is unknown`);
  return undefined;
}
