import { distanceKm } from '../../geo/distance.ts';
import type { LonLat } from '../../geo/projection.ts';
import type { Localized } from '../../i18n/locales.ts';
import { soundKey } from '../../i18n/sound-key.ts';
import type { Port, Station } from '../types.ts';
import { type KnownPlace, type KnownPort, says } from './known-places.ts';
import { areaKm } from './settings.ts';

/**
 * How a stop was found: told by the override table, by our own id, by lying in a port's area, by its name, by the
 * name of its station; `island` where the island is known and the port is not; `none` where nothing fits.
 */
export type MatchedBy = 'override' | 'id' | 'position' | 'name' | 'station' | 'island' | 'none';

/** Match of a stop of a feed. */
export interface Match {
  readonly by: MatchedBy;
  /** Our port; absent where the stop stays a port of its own. */
  readonly port?: Port;
  /** Our place; absent where the stop lies in none. */
  readonly station?: Station;
  /** To our port, kilometres. */
  readonly km?: number;
  /** Why it is left to the override table. */
  readonly doubt?: string;
}

interface Stop {
  readonly port: Port;
  /** Name of its station in the feed. */
  readonly stationName?: Localized | undefined;
}

/**
 * The port or place a stop is. A stop with an id of ours that lies there is that port; one in the area of a port is
 * that port, unless its whole name is that of another place; else a place within reach that is named in the stop's
 * or its station's name, in either script: the port of it that is named too, the one near by, the only one, or the
 * main one where the stop is called like the island and nothing else.
 */
export function matchStop({ port, stationName }: Stop, places: readonly KnownPlace[]): Match {
  const known = places.flatMap((place) => place.ports.map((its) => ({ place, its })));
  const kmTo = (other: Port | Station) => distanceKm(port.position, other.position);
  const own = known.find(({ its }) => its.port.id === port.id);
  if (own && kmTo(own.its.port) <= areaKm.ownId) return matched('id', own.place, own.its, kmTo);

  const names = keysOf(port.name);
  const stationNames = stationName ? keysOf(stationName) : [];
  const reach = (place: KnownPlace) =>
    !isPositionKnown(port) ||
    [place.station, ...place.ports.map((its) => its.port)].some((at) => kmTo(at) <= areaKm.named);
  const inArea = known
    .filter(({ its }) => kmTo(its.port) <= its.areaKm)
    .sort((a, b) => kmTo(a.its.port) - kmTo(b.its.port))[0];
  const named = places.filter((place) => names.some((name) => says(name, place.names, 'whole')));
  if (inArea) {
    const other = named[0];
    if (!other || named.includes(inArea.place)) {
      return matched('position', inArea.place, inArea.its, kmTo);
    }
    const [called, lies] = [other.station.name.en, inArea.place.station.name.en];
    return { by: 'none', doubt: `called ${called}, lies at ${lies}` };
  }
  for (const [by, texts] of [
    ['name', names],
    ['station', stationNames],
  ] as const) {
    const found = places
      .filter((place) => reach(place) && texts.some((name) => says(name, place.names, 'within')))
      .sort((a, b) => kmTo(a.station) - kmTo(b.station))[0];
    if (found) return portOf(found, names, by, kmTo);
  }
  // A port called `Livadi` is everywhere: only near the one we know is it that one.
  const nearName = known.find(
    ({ its }) =>
      kmTo(its.port) <= areaKm.portName && names.some((name) => says(name, its.names, 'whole')),
  );
  return nearName ? matched('name', nearName.place, nearName.its, kmTo) : { by: 'none' };
}

function portOf(
  place: KnownPlace,
  names: readonly string[],
  by: MatchedBy,
  kmTo: (port: Port) => number,
): Match {
  const { ports } = place;
  const named = ports.filter((its) => names.some((name) => says(name, its.names, 'within')));
  const near = ports.filter((its) => kmTo(its.port) <= areaKm.mainland);
  const only = [named, near, ports].find((choice) => choice.length === 1)?.[0];
  if (only) return matched(by, place, only, kmTo);
  // Boats that are said to go to an island go to its main port, which the pattern names first.
  const [main] = ports;
  if (main && names.some((name) => says(name, place.names, 'whole'))) {
    return matched(by, place, main, kmTo);
  }
  return { by: 'island', station: place.station };
}

function matched(
  by: MatchedBy,
  { station }: KnownPlace,
  { port }: KnownPort,
  kmTo: (port: Port) => number,
): Match {
  return { by, station, port, km: kmTo(port) };
}

function keysOf({ en, el }: Localized): string[] {
  return [...new Set([soundKey(en), soundKey(el)])];
}

/** Where a feed has no position it often says 0° north, 0° east, which is in the Atlantic. */
export function isPositionKnown({ position: [lon, lat] }: { readonly position: LonLat }): boolean {
  return lon !== 0 || lat !== 0;
}
