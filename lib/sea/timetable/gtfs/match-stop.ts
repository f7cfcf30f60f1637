import { distanceKm } from '../../../foundation/geo/distance.ts';
import type { LonLat } from '../../../foundation/geo/projection.ts';
import type { Localized } from '../../../foundation/i18n/locales.ts';
import { soundKey } from '../../../foundation/i18n/sound-key.ts';
import type { Port, Station } from '../types.ts';
import { type KnownPlace, type KnownPort, says } from './known-places.ts';
import { areaKm } from './settings.ts';

/**
 * Basis of a match: the override table, our own id, a position in a port's area, the stop's name,
 * or its station's name; `island` if only the island is known; `none` without a match.
 */
export type MatchedBy = 'override' | 'id' | 'position' | 'name' | 'station' | 'island' | 'none';

/** Match of a stop. */
export interface Match {
  readonly by: MatchedBy;
  /** Our port; absent if the stop remains a port of its own. */
  readonly port?: Port;
  /** Our place at the stop; absent outside all places. */
  readonly station?: Station;
  /** Distance to our port in kilometres. */
  readonly km?: number;
  /** Reason for leaving the decision to the override table. */
  readonly doubt?: string;
}

interface Stop {
  readonly port: Port;
  /** Name of its station in the feed. */
  readonly stationName?: Localized | undefined;
}

/**
 * Matches a stop to a port or place. A stop with one of our ids near that port matches it. A stop
 * in the area of a port matches it, unless its whole name is that of another place. Otherwise it
 * matches a place within reach that is named in the stop's or its station's name, in either script.
 * Of its ports it chooses the one named too, the one nearby, the only one, or the main one if the
 * stop is named like the island alone.
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
  // Many islands have a port called `Livadi`, so it has to be near the one we know.
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
  // Boats to an island without a named port go to its main port, the first in the pattern.
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

/** False for 0° north, 0° east, which feeds use for a missing position. */
export function isPositionKnown({ position: [lon, lat] }: { readonly position: LonLat }): boolean {
  return lon !== 0 || lat !== 0;
}
