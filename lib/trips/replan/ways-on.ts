import { createHash } from 'node:crypto';
import { athensDate } from '@/lib/foundation/time/athens';
import { dayOf, daysBetween } from '@/lib/foundation/time/days';
import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import { leavingDay } from '@/lib/foundation/time/nights';
import type { IsoDate } from '@/lib/foundation/time/types';
import { lastDay, stopDates, tripCost } from '@/lib/trips/saved-trips/rules';
import type { TripDocument, TripLeg, TripSailing, TripStop } from '@/lib/trips/saved-trips/types';
import { findingsOf } from '@/lib/trips/watch/findings';
import { isCertain, needsActing } from '@/lib/trips/watch/needs-acting';
import type { Finding } from '@/lib/trips/watch/types';
import { type WatchSources, watchedBoat } from '@/lib/trips/watch/watched-boat';
import { windRiskAhead } from '@/lib/trips/watch/wind-risk';
import { arrivalOf, boatsOfDay, departureOf, isLastOfDay } from './boats-of-day';
import { hasLeft, here, withoutChange } from './here';
import { endsByFlight } from './moves';
import { onItsDay, onOtherDays } from './repair';
import type { WayOn, WaysOn } from './types';

/** Ways that are offered. */
const most = 3;
/** Weight of a change beside a leg with other boats, a further boat or a moved night, which count 1. */
const weights = { paidNight: 10, leftOut: 4, dayLaterHome: 3, lastBoat: 5, doubtful: 1 } as const;

/**
 * Finds ways on for a trip whose boats no longer work: other boats of the day, another day with the nights moved,
 * an island left out. Days that are past stay as they are. Boats are searched as everywhere
 * else on the site, and none is offered that has a finding of its own. Undefined if nothing needs acting, also
 * while the traveller is on the boat concerned.
 *
 * @param findings those of the trip, by the same sources
 */
export function waysOn(
  trip: TripDocument,
  findings: readonly Finding[],
  sources: WatchSources,
): WaysOn | undefined {
  const acting = findings.filter(
    (one) => needsActing(one) && (isCertain(one) || !hasLeft(trip, one, sources)),
  );
  const [first] = acting.toSorted((one, other) => one.position - other.position);
  if (!first) return undefined;
  const { position } = first;
  const atFirst = acting.filter((one) => one.position === position);
  const broken = new Set(
    acting
      .filter((one) => one.position === position || isCertain(one))
      .map(({ boat }) => boatId(boat)),
  );
  const isBroken = ({ sailings }: TripLeg) => sailings.some((boat) => broken.has(boatId(boat)));
  const start = here(trip, findings, position, sources);
  const boats = boatsOfDay(trip, sources);
  const flightDay = endsByFlight(trip) ? (lastDay(trip) ?? undefined) : undefined;
  const waysOf = (found: readonly TripDocument[]) =>
    found
      .map((next) => withoutChange(next, start?.change))
      .filter((next) => isSound(next, position, sources))
      .map((next) => wayTo(trip, next, { boats, flightDay, sources }));
  const repair = start && { network: sources.network, boats, isBroken, flightDay, ...start };
  const found = repair ? onItsDay(repair.trip, repair) : [];
  let ways = best(waysOf(found));
  // Most trips have three other boats of the day: searching other days would take five times as long.
  const mayBeBetter = ({ changes }: WayOn) => repair && changes >= leastElsewhere(repair);
  if (repair && (ways.length < most || ways.some(mayBeBetter)))
    ways = best([...ways, ...waysOf(onOtherDays(repair.trip, repair, found.length))]);
  return {
    position,
    from: placeOf(start?.trip ?? trip, start?.position ?? position),
    isCertain: atFirst.some(isCertain),
    ways,
  };
}

const boatId = ({ fromPort, departsAt }: { fromPort: string; departsAt: string }) =>
  `${fromPort} ${departsAt}`;

const placeOf = ({ stops, startGateway }: TripDocument, position: number) =>
  position === 0 ? startGateway : (stops[position - 1]?.island ?? null);

const isSound = (trip: TripDocument, position: number, sources: WatchSources) =>
  !findingsOf(trip, sources).some((one) => one.position >= position && isCertain(one));

/**
 * Fewest changes of a way on another day: a leg and a night, or two legs. The first boat may leave earlier alone if
 * the trip has no other.
 */
const leastElsewhere = ({ trip, position }: { trip: TripDocument; position: number }) =>
  position > 0 || trip.legs.length > 1 ? 2 : 1;

/** Ways to offer, in order. */
const best = (ways: readonly WayOn[]): WayOn[] =>
  distinct([...new Map(ways.map((way) => [way.key, way])).values()].sort(byChanges)).slice(0, most);

/** Without ways that differ from a better one only by waiting longer. */
function distinct(ways: readonly WayOn[]): WayOn[] {
  const shapeOf = ({ shift, nights, leftOut, laterHome, key }: WayOn) =>
    shift === 0
      ? key
      : [
          Math.sign(shift),
          Math.sign(laterHome),
          ...leftOut,
          ...nights.map(({ island, before, after }) => `${island} ${Math.sign(after - before)}`),
        ].join(' ');
  const shapes = new Set<string>();
  return ways.filter((way) => {
    const shape = shapeOf(way);
    const isNew = !shapes.has(shape);
    shapes.add(shape);
    return isNew;
  });
}

/** The fewest changes first, then the lower fares of the whole trip, then the shorter time; unknown fares count nothing. */
const byChanges = (one: WayOn, other: WayOn) =>
  one.changes - other.changes ||
  tripCost(one.document).boats - tripCost(other.document).boats ||
  one.minutes - other.minutes;

interface Comparison {
  readonly boats: ReturnType<typeof boatsOfDay>;
  readonly flightDay: IsoDate | undefined;
  readonly sources: WatchSources;
}

/** Compares a trip with what it becomes. */
function wayTo(trip: TripDocument, document: TripDocument, comparison: Comparison): WayOn {
  const idsOf = ({ legs }: TripDocument) => new Set(legs.map(legId));
  const [oldIds, newIds] = [idsOf(trip), idsOf(document)];
  const legs = document.legs.filter((leg) => !oldIds.has(legId(leg)));
  const gone = trip.legs.filter((leg) => !newIds.has(legId(leg)));
  const before = new Map(trip.stops.map((stop) => [stop.id, stop]));
  const after = new Set(document.stops.map(({ id }) => id));
  const nights = document.stops
    .map(({ id, island, nights: now }) => ({
      island,
      before: before.get(id)?.nights ?? 0,
      after: now,
    }))
    .filter((stop) => stop.before !== stop.after);
  const lost = trip.stops.map((stop) => {
    const now = document.stops.find(({ id }) => id === stop.id)?.nights ?? 0;
    return { ...stop, lost: Math.max(0, stop.nights - now) };
  });
  const paidNights = sum(trip.stops.map((stop) => paidNightsLost(stop, trip, document)));
  const leftOut = trip.stops.filter(({ id }) => !after.has(id)).map(({ island }) => island);
  const [ended, ends] = [lastDay(trip), lastDay(document)];
  const laterHome = ended && ends ? daysBetween(ended, ends) : 0;
  const gained = sum(nights.map((stop) => Math.max(0, stop.after - stop.before)));
  const moved = Math.max(gained, sum(lost.map(({ lost: count }) => count)));
  const isLastBoat = isLastBeforeFlight(document, legs, comparison);
  const boats = boatsBeside(trip, document);
  const doubtfulForce = doubtfulForceOf(boats, comparison.sources);
  const further = Math.max(0, boatCount(legs) - boatCount(gone));
  return {
    key: keyOf(document),
    document,
    boats,
    shift: shiftOf(boatsBeside(document, trip)[0], boats[0]),
    nights,
    leftOut,
    paidNights,
    laterHome,
    cents: [...legs, ...gone].some(hasUnknownFare)
      ? null
      : tripCost(document).boats - tripCost(trip).boats,
    minutes: minutesOf(legs) - minutesOf(gone),
    isLastBoat,
    doubtfulForce,
    changes:
      legs.length +
      further +
      moved +
      paidNights * weights.paidNight +
      leftOut.length * weights.leftOut +
      Math.max(0, laterHome) * weights.dayLaterHome +
      (isLastBoat ? weights.lastBoat : 0) +
      (doubtfulForce === null ? 0 : weights.doubtful),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const legId = ({ sailings }: TripLeg) =>
  sailings.map((boat) => `${boatId(boat)} ${boat.toPort}`).join();
const boatCount = (legs: readonly TripLeg[]) => sum(legs.map(({ sailings }) => sailings.length));
const hasUnknownFare = ({ sailings }: TripLeg) => sailings.some(({ cents }) => cents === null);
const minutesOf = (legs: readonly TripLeg[]) =>
  sum(legs.map(({ sailings }) => arrivalOf(sailings) - departureOf(sailings)));

/** Nights of a room that cannot be cancelled for which the traveller is no longer there. */
function paidNightsLost(stop: TripStop, trip: TripDocument, next: TripDocument): number {
  if (!stop.roomFixed) return 0;
  const datesIn = (document: TripDocument) =>
    stopDates(document)?.[document.stops.findIndex(({ id }) => id === stop.id)];
  const [booked, now] = [datesIn(trip), datesIn(next)];
  if (!booked || !now) return stop.nights;
  const from = Math.max(dayOf(booked.arrive), dayOf(now.arrive));
  const until = Math.min(dayOf(booked.leave), dayOf(now.leave));
  return stop.nights - Math.max(0, until - from);
}

/** Highest wind in which the kind of one of the boats may stay in port, Beaufort. */
function doubtfulForceOf(boats: readonly TripSailing[], sources: WatchSources): number | null {
  const forces = boats.flatMap((boat) => {
    const risk = windRiskAhead(watchedBoat(sources.network, 0, 0, boat), sources);
    return risk ? [risk.outlook.beaufort] : [];
  });
  return forces.length > 0 ? Math.max(...forces) : null;
}

/** Boats of one trip that another does not have. */
function boatsBeside(other: TripDocument, { legs }: TripDocument): TripSailing[] {
  const known = new Set(other.legs.flatMap(({ sailings }) => sailings.map(boatId)));
  return legs.flatMap(({ sailings }) => sailings).filter((boat) => !known.has(boatId(boat)));
}

const shiftOf = (before: TripSailing | undefined, after: TripSailing | undefined): number =>
  before && after ? daysBetween(leavesOn(before), leavesOn(after)) : 0;
const leavesOn = ({ departsAt }: TripSailing) => leavingDay(epochMinutesOf(departsAt));

/** Key of the boats and nights of a trip. */
export function keyOf({ startDate, stops, legs }: TripDocument): string {
  const parts = [startDate, ...stops.map(({ island, nights }) => `${island} ${nights}`)];
  const boats = legs.map((leg) => `${leg.position} ${legId(leg)}`);
  return createHash('sha256')
    .update([...parts, ...boats].join('\n'))
    .digest('base64url')
    .slice(0, 22);
}

function isLastBeforeFlight(
  trip: TripDocument,
  legs: readonly TripLeg[],
  { boats, flightDay }: Pick<Comparison, 'boats' | 'flightDay'>,
): boolean {
  const { stops, endGateway } = trip;
  const leg = legs.find(({ position }) => position === stops.length);
  const island = stops.at(-1)?.island;
  if (!leg || !island || !endGateway) return false;
  if (athensDate(arrivalOf(leg.sailings)) !== flightDay) return false;
  const departs = departureOf(leg.sailings);
  return isLastOfDay(boats(island, endGateway, leavingDay(departs)), departs, flightDay);
}
