import { athensPorts } from '@/lib/foundation/ids/island-slugs';
import { athensId, placeIdOf } from '@/lib/sea/timetable/place-id';
import type { FeedInfo, Port, Station } from '@/lib/sea/timetable/types';

/** Ports a traveller may leave from or arrive at: all of a place, or the one that was named. */
export type End = Pick<Station, 'id' | 'name' | 'position' | 'portIds'>;

export interface NetworkPorts {
  readonly info: Pick<FeedInfo, 'start' | 'end'>;
  readonly ports: ReadonlyMap<string, Port>;
  readonly stations: ReadonlyMap<string, Station>;
  readonly fareClasses?: readonly string[];
}

type Places = Pick<NetworkPorts, 'ports' | 'stations'>;

/**
 * Place with an id, or one port of a place with several; undefined for an unknown id. Other names
 * of a place work too (`Thira`), and `athens` is any of its ports.
 */
export function endOf(network: Places, written: string): End | undefined {
  const isKnown = network.stations.has(written) || network.ports.has(written);
  const id = isKnown ? written : placeIdOf(written);
  return id === athensId ? athens(network) : endById(network, id);
}

/** The three ports of Athens as one place: whichever has the boat. */
function athens(network: Places): End | undefined {
  const ports = athensPorts.flatMap((port) => endById(network, port) ?? []);
  const [first] = ports;
  return (
    first && {
      ...first,
      id: athensId,
      name: { en: 'Athens', el: 'Αθήνα' },
      portIds: ports.flatMap(({ portIds }) => portIds),
    }
  );
}

function endById(network: Places, id: string): End | undefined {
  const port = network.ports.get(id);
  const place = network.stations.get(id) ?? network.stations.get(port?.stationId ?? '');
  // The only port of an island counts as the island, because forms and titles use the island.
  if (place && (place.id === id || place.portIds.length === 1)) return place;
  return port && { id: port.id, name: port.name, position: port.position, portIds: [port.id] };
}
