import type { Locale } from '@/lib/i18n/locales';
import type { Place, Port } from './types';

interface Known {
  readonly ports: ReadonlyMap<string, Port>;
  readonly places: ReadonlyMap<string, Place>;
}

/**
 * A port as a traveller knows it: the place alone where it has one port (`Naxos`), else both
 * (`Amorgos, Aegiali`). The id stands for a port the feed does not have.
 */
export function portLabel({ ports, places }: Known, portId: string, locale: Locale): string {
  const port = ports.get(portId);
  if (!port) return portId;
  const place = places.get(port.placeId);
  if (!place) return port.name[locale];
  return place.portIds.length > 1
    ? `${place.name[locale]}, ${port.name[locale]}`
    : place.name[locale];
}

/** The place of a port alone: `Amorgos` for Aegiali. */
export function placeLabel({ ports, places }: Known, portId: string, locale: Locale): string {
  const port = ports.get(portId);
  return (places.get(port?.placeId ?? '') ?? port)?.name[locale] ?? portId;
}
