import { distanceKm } from '../../../foundation/geo/distance.ts';
import { placeNames } from '../../../foundation/i18n/greek/place-names.ts';
import type { Localized } from '../../../foundation/i18n/locales.ts';
import { soundKey } from '../../../foundation/i18n/sound-key.ts';
import { otherNames } from '../../../foundation/ids/island-register.ts';
import type { Port, Station } from '../types.ts';
import { areaKm } from './settings.ts';

/** Ports and places with our own ids: those of the shipped pattern. */
export interface KnownPlaces {
  readonly ports: readonly Port[];
  readonly stations: readonly Station[];
}

/** Port with the radius within which a stop is identified with it. */
export interface KnownPort {
  readonly port: Port;
  /** At most half the distance to the next port. */
  readonly areaKm: number;
  readonly names: readonly string[];
}

/** Place with its ports and the sounds of its names. */
export interface KnownPlace {
  readonly station: Station;
  readonly ports: readonly KnownPort[];
  readonly names: readonly string[];
}

/** Prepares the known places for comparison. */
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

/** Sounds of a name and of its part in brackets, in both languages and in the Greek cases. */
function namesOf({ en, el }: Localized): string[] {
  const words = [en, el].flatMap((name) => name.split(/[()]/)).map((name) => name.trim());
  const declined = words.flatMap((name) => {
    const { genitive, accusative } = placeNames[name] ?? {};
    return [genitive, accusative];
  });
  const keys = [...words, ...declined].flatMap((name) => (name ? soundKey(name) : []));
  return [...new Set(keys)].filter(Boolean);
}

/**
 * True if a name equals the text (`whole`) or occurs in it as separate words (`within`). Both are
 * given by sound.
 */
export function says(text: string, names: readonly string[], how: 'whole' | 'within'): boolean {
  if (how === 'whole') return names.includes(text);
  return names.some((name) => ` ${text} `.includes(` ${name} `));
}
