import { placeArguments, portArgumentsWithin } from '@/lib/foundation/i18n/greek/cases';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { Port, Station } from './types';

interface NetworkNames {
  readonly ports: ReadonlyMap<string, Port>;
  readonly stations: ReadonlyMap<string, Station>;
}

/**
 * Label of a port: only its place if that has a single port (`Naxos`), otherwise both (`Amorgos,
 * Aegiali`). The id if the feed does not have the port.
 */
export function portLabel(
  { ports, stations }: NetworkNames,
  portId: string,
  locale: Locale,
): string {
  const port = ports.get(portId);
  if (!port) return portId;
  const place = stations.get(port.stationId);
  if (!place) return port.name[locale];
  return place.portIds.length > 1
    ? `${place.name[locale]}, ${port.name[locale]}`
    : place.name[locale];
}

/** Label of a port among other words between commas: `Amorgos (Aegiali)`. */
export const portInList = (names: NetworkNames, portId: string, locale: Locale): string =>
  portLabel(names, portId, locale).replace(/, (.+)$/, ' ($1)');

/** Name of a port's place: `Amorgos` for Aegiali. */
export function stationLabel(
  { ports, stations }: NetworkNames,
  portId: string,
  locale: Locale,
): string {
  const port = ports.get(portId);
  return (stations.get(port?.stationId ?? '') ?? port)?.name[locale] ?? portId;
}

/**
 * Arguments for messages that name a port like `portLabel`: `{to}`, and for Greek also
 * `{to_the_acc}` and so on. In a place with several ports the port is declined and the place
 * follows: «στην Αιγιάλη Αμοργού».
 */
export function portArguments<Key extends string>(
  key: Key,
  names: NetworkNames,
  portId: string,
  locale: Locale,
) {
  const label = portLabel(names, portId, locale);
  const port = names.ports.get(portId);
  const place = names.stations.get(port?.stationId ?? '');
  return port && place && place.portIds.length > 1
    ? portArgumentsWithin(key, label, [port.name[locale], place.name[locale]], locale)
    : placeArguments(key, label, locale);
}
