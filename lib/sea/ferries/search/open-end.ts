import { firstValue, type RawQuery } from '@/lib/foundation/http/raw-query';
import { type End, endOf, type NetworkPorts } from './ends';

/** The one place a query names where it leaves the other open. */
export interface OpenEnd {
  readonly named: 'from' | 'to';
  readonly end: End;
  /** Id of the station the place is, or belongs to. */
  readonly stationId: string;
}

/** Known end of a search such as `?to=naxos`. Undefined unless exactly one known place is named. */
export function openEnd(query: RawQuery, network: NetworkPorts): OpenEnd | undefined {
  const [from, to] = [firstValue(query.from)?.trim(), firstValue(query.to)?.trim()];
  if (Boolean(from) === Boolean(to)) return undefined;
  const end = endOf(network, from || to || '');
  if (!end) return undefined;
  const stationId = network.ports.get(end.portIds[0] ?? '')?.stationId ?? end.id;
  return { named: from ? 'from' : 'to', end, stationId };
}
