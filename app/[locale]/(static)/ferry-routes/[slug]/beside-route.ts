import type { PortRecords } from '@/components/ferry-routes/port-words';
import type { RoutePageProps } from '@/components/ferry-routes/route-page';
import { airportOf } from '@/lib/booking/flights/queries';
import { stopOf, transfersAt, waysToTown } from '@/lib/booking/transfers/queries';
import type { StopRef, Transfer } from '@/lib/booking/transfers/schema';
import { routeSlugOf } from '@/lib/foundation/ids/ferry-routes';
import { athensPorts, isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { portGuides } from '@/lib/sea/ferries/ferry-guide/data';
import { ferryRoute, waysOn } from '@/lib/sea/ferries/ferry-routes/queries';
import type { RouteFacts } from '@/lib/sea/ferries/ferry-routes/types';

const isAthensPort = (id: string) => (athensPorts as readonly string[]).includes(id);

/** Facts and records beside those of the way itself. */
export function besideRoute({
  from,
  to,
  portsFrom,
  portsTo,
}: RouteFacts): Omit<RoutePageProps, 'facts' | 'locale'> {
  const others = isAthensPort(from.id) ? athensPorts.filter((id) => id !== from.id) : [];
  return {
    back: ferryRoute(routeSlugOf({ from: to.id, to: from.id })),
    otherPorts: others.flatMap((id) => ferryRoute(routeSlugOf({ from: id, to: to.id })) ?? []),
    onward: waysOn(to.id, from.id),
    hasFlights: isAthensPort(from.id) && isIslandSlug(to.id) && airportOf(to.id) !== undefined,
    leaving: recordsOf(portsFrom[0] ?? ''),
    arriving: recordsOf(portsTo[0] ?? ''),
  };
}

/** Guide of a port, and rides between it and the town, or Athens and its airport. */
function recordsOf(portId: string): PortRecords {
  const guide = portGuides.find((one) => one.portId === portId);
  if (guide?.island) {
    const { slug, port } = guide.island;
    const stop: StopRef = `${slug}:port:${port}`;
    return { portId, guide, stop, rides: ridesAt(stop, waysToTown(slug, stop)) };
  }
  if (!isAthensPort(portId)) return { portId, guide, stop: null, rides: [] };
  const stop: StopRef = `attica:gateway:${portId}`;
  const byTime = transfersAt(stop).toSorted((a, b) => a.minutes[0] - b.minutes[0]);
  return { portId, guide, stop, rides: ridesAt(stop, byTime) };
}

const ridesAt = (stop: StopRef, transfers: readonly Transfer[]) =>
  transfers.map((transfer) => ({
    transfer,
    place: stopOf(transfer.from === stop ? transfer.to : transfer.from),
  }));
