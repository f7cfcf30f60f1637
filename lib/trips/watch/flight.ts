import { athensDate } from '@/lib/foundation/time/athens';
import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import { leavingDay } from '@/lib/foundation/time/nights';
import { readGateway } from '@/lib/sea/planner/plan-request/entries';
import { boatsBetween } from '@/lib/trips/saved-trips/boats';
import type { TripSailing } from '@/lib/trips/saved-trips/types';
import type { Finding, FindingKind, WatchedTrip } from './types';
import { findingAt, type WatchedBoat, type WatchSources } from './watched-boat';

/** Kinds by which a boat may not bring one to the airport on its day. */
const grave: readonly FindingKind[] = ['gone', 'cancelled', 'tight', 'doubtful', 'wind'];
/** Minutes from which a later arrival counts too. */
const graveDelay = 60;
/** Minutes within which two departures of one trip of the timetable are the same sailing. */
const sameSailing = 12 * 60;

/**
 * A trip that ends at an airport whose boat is at risk, when no later boat reaches the airport's ports on the day of
 * the flight. A trip knows the day of its flight, not the hour. For a boat of the night before, all boats that leave
 * on the same day or in the same night count, because each of them reaches what it would have reached.
 *
 * @param isSound false for boats that may not sail either
 */
export function flightFinding(
  trip: WatchedTrip,
  boats: readonly WatchedBoat[],
  found: readonly Finding[],
  { network, at }: WatchSources,
  isSound: (sailings: readonly TripSailing[]) => boolean,
): Finding | undefined {
  const { stops, endGateway } = trip;
  const home = boats.filter(({ position }) => position === stops.length);
  const [first, last] = [home[0], home.at(-1)];
  const island = stops.at(-1)?.island;
  if (!first || !last || !island || !endGateway) return undefined;
  if (readGateway(endGateway).airport === undefined) return undefined;
  const cause = found.find(
    ({ kind, position, facts, boat }) =>
      position === stops.length &&
      (grave.includes(kind) || (facts.arrives ?? 0) - epochMinutesOf(boat.arrivesAt) >= graveDelay),
  );
  if (!cause) return undefined;
  const leaves = epochMinutesOf(first.saved.departsAt);
  const flightDay = athensDate(epochMinutesOf(last.saved.arrivesAt));
  const isOfNight = leavingDay(leaves) < flightDay;
  const earliest = isOfNight ? at : Math.max(at, first.departs);
  const isOwn = ({ sailing, departsAt }: TripSailing) =>
    home.some(
      ({ saved, now }) =>
        sailing === ('ride' in now ? now.ride.trip.id : saved.sailing) &&
        Math.abs(epochMinutesOf(departsAt) - epochMinutesOf(saved.departsAt)) < sameSailing,
    );
  const isOther = [...new Set([leavingDay(leaves), athensDate(leaves)])]
    .flatMap((date) => boatsBetween(network, island, endGateway, date, trip))
    .some(({ sailings }) => {
      const [one, end] = [sailings[0], sailings.at(-1)];
      return (
        one !== undefined &&
        end !== undefined &&
        epochMinutesOf(one.departsAt) > earliest &&
        athensDate(epochMinutesOf(end.arrivesAt)) <= flightDay &&
        !isOwn(one) &&
        isSound(sailings)
      );
    });
  if (isOther) return undefined;
  const { source, since, kind } = cause;
  return findingAt(last, 'flight', { source, since, facts: { cause: kind }, step: kind });
}
