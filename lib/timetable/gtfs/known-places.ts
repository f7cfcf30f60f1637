import { distanceKm } from '../../geo/distance.ts';
import { placeNames } from '../../i18n/greek/place-names.ts';
import type { Localized } from '../../i18n/locales.ts';
import { soundKey } from '../../i18n/sound-key.ts';
import { otherNames } from '../../islands/register.ts';
import type { Port, Station } from '../types.ts';
import { areaKm } from './settings.ts';

/** The ports and places that the product knows by its own ids: those of the pattern it ships with. */
export interface KnownPlaces {
  readonly ports: readonly Port[];
  readonly stations: readonly Station[];
}

/** A port with the circle in which a stop is taken for it. */
export interface KnownPort {
  readonly port: Port;
  /** Never more than half way to the next port. */
  readonly areaKm: number;
  readonly names: readonly string[];
}

/** A place with its ports and all it is called, as it sounds. */
export interface KnownPlace {
  readonly station: Station;
  readonly ports: readonly KnownPort[];
  readonly names: readonly string[];
}

/** Known places, prepared for comparison. */
export function preparePlaces({ ports, stations }: KnownPlaces): KnownPlace[] {
  return stations.map((station) => ({
    station,
    ports: ports
      .filter(({ stationId }) => stationId === station.id)
      .map((port) => ({
        port,
        areaKm: areaOf(port, ports),
        names: namesOf(port.name),
      })),
    names: [
      ...namesOf(station.name),
      ...((otherNames as Readonly<Record<string, readonly string[]>>)[station.id] ?? []).map(
        soundKey,
      ),
    ],
  }));
}

function areaOf(port: Port, ports: readonly Port[]): number {
  const isMainland = port.stationId === port.id;
  const others = ports.filter(({ id }) => id !== port.id);
  const nearest = Math.min(...others.map(({ position }) => distanceKm(position, port.position)));
  return Math.min(isMainland ? areaKm.mainland : areaKm.island, nearest / 2);
}

/** A name and what stands in brackets behind it, in both languages and the Greek cases, as they sound. */
function namesOf({ en, el }: Localized): string[] {
  const words = [en, el].flatMap((name) => name.split(/[()]/)).map((name) => name.trim());
  const declined = words.flatMap((name) => {
    const { genitive, accusative } = placeNames[name] ?? {};
    return [genitive, accusative];
  });
  const keys = [...words, ...declined].flatMap((name) => (name ? soundKey(name) : []));
  return [...new Set(keys)].filter(Boolean);
}

/** True where one of the names is the whole text, or stands in it as words of its own; both as they sound. */
export function says(text: string, names: readonly string[], how: 'whole' | 'within'): boolean {
  if (how === 'whole') return names.includes(text);
  return names.some((name) => ` ${text} `.includes(` ${name} `));
}
