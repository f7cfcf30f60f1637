import { athensDate } from '@/lib/foundation/time/athens';
import { addDays, dayOf, daysFrom } from '@/lib/foundation/time/days';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import { type CancelledBoat, cancelledBoats } from '@/lib/sea/timetable/boat-news';
import type { MissedConnection } from '@/lib/sea/timetable/missed-connections';
import type { FerryNetwork, Network } from '@/lib/sea/timetable/network';
import type { NoticedScreen } from '@/lib/sea/timetable/notices';
import { airportPorts } from '../problem/gateways';
import type { Plan } from '../problem/plan';
import type { Gateway, PlanRequest } from '../problem/request';

/** Cancelled boats for the legs of a plan, or for the request where there is no plan. */
export interface PlanNews {
  /** Time at which the plan was returned. */
  readonly at: EpochMinutes;
  /**
   * Cancelled boats between the places of each leg on its day. A single list for all places if
   * there is no plan.
   */
  readonly cancelled: readonly (readonly CancelledBoat[])[];
  /** Connections of the tour by the timetable that late boats break; only without a plan. */
  readonly missed?: readonly MissedConnection[];
}

export function newsOfPlan(network: FerryNetwork, { legs }: Plan, at: EpochMinutes): PlanNews {
  const beside = (portId: string) =>
    network.stations.get(network.ports.get(portId)?.stationId ?? '')?.portIds ?? [portId];
  return {
    at,
    cancelled: legs.map(({ journey }) => {
      const [first, last] = [journey?.legs[0], journey?.legs.at(-1)];
      if (!first || !last) return [];
      const date = athensDate(first.departure);
      return cancelledBoats(network, beside(first.from), beside(last.to), date);
    }),
  };
}

/** Maximum number of cancelled boats listed to explain why there is no plan. */
const mostNamed = 40;

/**
 * Lists the cancelled boats that a party could board between the places of its request, on its
 * days, for a request without a plan. Each boat is listed once, for its longest cancelled stretch,
 * in order of departure.
 */
export function newsOfRequest(
  network: FerryNetwork,
  request: PlanRequest,
  at: EpochMinutes,
): PlanNews {
  const { party, restrictions, firstDay, lastDay } = request;
  const mayBoard = ({ tripId }: CancelledBoat) => {
    const trip = network.trips.get(tripId);
    if (!trip || (party.vehicle && !trip.takesVehicles)) return false;
    return restrictions?.kinds?.includes(trip.vesselKind) ?? true;
  };
  const news = [...(network.realtime?.trips ?? [])].filter(
    ([, { state, calls }]) => state === 'cancelled' || calls.some(({ skipped }) => skipped),
  );
  if (!network.realtime || news.length === 0) return { at, cancelled: [] };
  const places = placesOf(network, request);
  const found = new Map<string, CancelledBoat>();
  for (const date of daysFrom(firstDay, lastDay)) {
    // Boats of the previous day may call after midnight.
    const days = [addDays(date, -1), date];
    const trips = new Map(news.filter(([, { serviceDay }]) => days.includes(serviceDay)));
    if (trips.size === 0) continue;
    const some = { ...network, realtime: { ...network.realtime, trips } };
    for (const to of places) {
      const from = places.flatMap((ports) => (ports === to ? [] : ports));
      for (const boat of cancelledBoats(some, from, to, date).filter(mayBoard)) {
        const key = `${boat.tripId} ${boat.serviceDay}`;
        const known = found.get(key);
        if (!known || isBefore(boat, known)) found.set(key, boat);
      }
    }
  }
  const cancelled = [...found.values()].sort((a, b) => a.departure - b.departure);
  return { at, cancelled: cancelled.length > 0 ? [cancelled.slice(0, mostNamed)] : [] };
}

/** True if the stretch starts earlier than the other stretch of the same boat, or ends later. */
const isBefore = (boat: CancelledBoat, other: CancelledBoat) =>
  boat.departure < other.departure ||
  (boat.departure === other.departure && boat.arrival > other.arrival);

/** Ports of each place in a request. */
function placesOf(
  { stations }: Pick<Network, 'stations'>,
  { start, end, islands }: PlanRequest,
): readonly (readonly string[])[] {
  const ofGateway = ({ airport, place }: Gateway) =>
    airport === undefined ? [place] : airportPorts[airport].map(({ port }) => port);
  const ids = new Set([
    ...ofGateway(start),
    ...ofGateway(end),
    ...islands.map(({ island }) => island),
  ]);
  return [...ids].map((id) => stations.get(id)?.portIds ?? [id]);
}

/** Filter for the notices of a request without a plan: its places on its days. */
export function noticedRequest(
  network: Pick<Network, 'stations'>,
  request: PlanRequest,
  news: PlanNews | undefined,
): NoticedScreen {
  const [first, last] = [request.firstDay, request.lastDay].map((day) => dayOf(day) * 1440);
  return {
    boats: news?.cancelled.flat() ?? [],
    portIds: placesOf(network, request).flat(),
    // UTC days instead of days in Athens: a few hours more or less do not matter for notices.
    span: [first ?? 0, (last ?? 0) + 1440],
  };
}

/** Filter for the notices of a plan: its boats and their ports. */
export function noticedPlan({ legs }: Pick<Plan, 'legs'>): NoticedScreen {
  const boats = legs
    .flatMap(({ journey }) => journey?.legs ?? [])
    .filter((leg) => leg.kind === 'sea');
  return {
    boats,
    portIds: boats.flatMap(({ from, to }) => [from, to]),
    span: [boats[0]?.departure ?? 0, boats.at(-1)?.arrival ?? 0],
  };
}
