import { athensDate } from '@/lib/foundation/time/athens';
import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import { readGateway } from '@/lib/sea/planner/plan-request/entries';
import { boatsBetween } from '@/lib/trips/saved-trips/boats';
import type { Finding, FindingKind, WatchedTrip } from './types';
import { findingAt, type WatchedBoat, type WatchSources } from './watched-boat';

/** Kinds by which a boat may not bring one to the airport on its day. */
const grave: readonly FindingKind[] = ['gone', 'cancelled', 'tight', 'doubtful', 'wind'];
/** Minutes from which a later arrival counts too. */
const graveDelay = 60;

/**
 * A trip that ends at an airport whose boat is at risk, when no later boat of that day reaches the
 * airport's ports. A trip knows the day of its flight, not the hour.
 */
export function flightFinding(
  trip: WatchedTrip,
  boats: readonly WatchedBoat[],
  found: readonly Finding[],
  { network, at }: WatchSources,
): Finding | undefined {
  const { stops, endGateway } = trip;
  const last = boats.findLast(({ position }) => position === stops.length);
  const island = stops.at(-1)?.island;
  if (!last || !island || !endGateway || readGateway(endGateway).airport === undefined) {
    return undefined;
  }
  const cause = found.find(
    ({ kind, position, facts, boat }) =>
      position === stops.length &&
      (grave.includes(kind) || (facts.arrives ?? 0) - epochMinutesOf(boat.arrivesAt) >= graveDelay),
  );
  if (!cause) return undefined;
  const first = boats.find(({ position }) => position === stops.length) ?? last;
  const date = athensDate(epochMinutesOf(first.saved.departsAt));
  const earliest = Math.max(at, first.departs);
  const isLater = boatsBetween(network, island, endGateway, date, trip).some(({ sailings }) => {
    const [one, end] = [sailings[0], sailings.at(-1)];
    if (!one || !end) return false;
    const departs = epochMinutesOf(one.departsAt);
    return departs > earliest && athensDate(epochMinutesOf(end.arrivesAt)) === date;
  });
  if (isLater) return undefined;
  const { source, since, kind } = cause;
  return findingAt(last, 'flight', { source, since, facts: { cause: kind }, step: kind });
}
