import type { FeedInfo, Port, Station } from '@/lib/timetable/types';

/** Ports a traveller may leave from or arrive at: all of a place, or the one that was named. */
export type End = Pick<Station, 'id' | 'name' | 'position' | 'portIds'>;

export interface NetworkPorts {
  readonly info: Pick<FeedInfo, 'start' | 'end'>;
  readonly ports: ReadonlyMap<string, Port>;
  readonly stations: ReadonlyMap<string, Station>;
  readonly fareClasses?: readonly string[];
}

/** The place of an id, or one port of a place that has several; undefined for an unknown id. */
export function endOf(network: NetworkPorts, id: string): End | undefined {
  const port = network.ports.get(id);
  const place = network.stations.get(id) ?? network.stations.get(port?.stationId ?? '');
  // Who names the only port of an island means the island: forms list it, titles say it.
  if (place && (place.id === id || place.portIds.length === 1)) return place;
  return port && { id: port.id, name: port.name, position: port.position, portIds: [port.id] };
}
