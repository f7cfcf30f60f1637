import 'server-only';
import { airportOf, allAirports, flightParts, onwardTo } from '@/lib/booking/flights/queries';
import type { Airport, Onward } from '@/lib/booking/flights/schema';
import { athensPorts, type IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { EpochMinutes, IsoDate } from '@/lib/foundation/time/types';
import { crossingResults } from '@/lib/sea/ferries/search/crossing-results';
import { lookAtDays, nearestDays, openDays } from '@/lib/sea/ferries/search/days';
import { endOf } from '@/lib/sea/ferries/search/ends';
import { onFoot } from '@/lib/sea/ferries/search/offer-filter';
import type { FerryNetwork, Network } from '@/lib/sea/timetable/network';
import type { Journey } from '@/lib/sea/timetable/types';
import { centsOf, type DoorPart, type Total, totalOf } from './parts';
import { type ChosenSail, chooseSails, sailOptions } from './sail';

export type SailAnswer =
  | { readonly state: 'found'; readonly options: readonly ChosenSail[]; readonly found: number }
  | {
      readonly state: 'no-boats';
      /** The nearest days with a boat, within five weeks. */
      readonly before: IsoDate | undefined;
      readonly after: IsoDate | undefined;
    }
  /** The day lies outside the timetable. */
  | { readonly state: 'not-published' };

export interface FerryOrFlight {
  readonly island: IslandSlug;
  readonly date: IsoDate;
  readonly sail: SailAnswer;
  /** Null if the island has no airport: then there are places to land. */
  readonly fly: FlyOption | null;
  readonly landings: readonly LandingPlace[];
  readonly network: Network;
}

function sailAnswer(
  network: FerryNetwork,
  island: IslandSlug,
  date: IsoDate,
  at: EpochMinutes,
): SailAnswer {
  const options = sailOptions(network, island, date, at);
  const chosen = chooseSails(options);
  if (chosen.length > 0) return { state: 'found', options: chosen, found: options.length };
  const to = endOf(network, island);
  const from = athensPorts.flatMap((port) => endOf(network, port) ?? []);
  const [first] = from;
  if (!to || !first) return { state: 'no-boats', before: undefined, after: undefined };
  const all = { ...first, portIds: from.flatMap(({ portIds }) => portIds) };
  const open = openDays(network.timetable, at);
  return {
    state: 'no-boats',
    ...nearestDays(lookAtDays(network.timetable, { from: all, to }, onFoot), date, open),
  };
}

/** Compares flight and boat to an island on a day. Boats that leave before `at` are left out. */
export function ferryOrFlight(
  network: FerryNetwork,
  { island, date }: { island: IslandSlug; date: IsoDate },
  at: EpochMinutes,
): FerryOrFlight {
  const { start, end } = network.info;
  const isPublished = date >= start && date <= end;
  return {
    island,
    date,
    sail: isPublished ? sailAnswer(network, island, date, at) : { state: 'not-published' },
    fly: flyOption(island) ?? null,
    landings: landingPlaces(network, island, isPublished ? date : undefined),
    network,
  };
}

/** From Syntagma to the main town by air. Departure times of flights are unknown. */
interface FlyOption extends Total {
  readonly airport: Airport;
  readonly parts: readonly DoorPart[];
}

/** The way by air to an island with an airport; undefined for the others. */
function flyOption(island: IslandSlug): FlyOption | undefined {
  const airport = airportOf(island);
  const known = flightParts(island);
  if (!airport || !known) return undefined;
  const parts = known.map(({ kind, minutes, price, transfer, isEstimate }): DoorPart => {
    const isWaiting = kind === 'before-flight' || kind === 'baggage';
    return {
      kind,
      minutes,
      cents: isWaiting ? [0, 0] : centsOf(price),
      isEstimate,
      transfer,
      leg: null,
    };
  });
  return { airport, parts, ...totalOf(parts) };
}

/** Landing place for an island without an airport, and the boats on from there on the day. */
interface LandingPlace extends Onward {
  readonly airport: Airport;
  /** Null for Athens, whose boats are compared anyway, and for days outside the timetable. */
  readonly boat: NearestBoat | null;
}

/** Landing places for an island, best first; none for an island with an airport. */
function landingPlaces(
  network: FerryNetwork,
  island: IslandSlug,
  date: IsoDate | undefined,
): LandingPlace[] {
  return onwardTo(island).flatMap((way) => {
    const airport = allAirports().find(({ iata }) => iata === way.iata);
    if (!airport) return [];
    const sails = date !== undefined && way.iata !== 'ATH';
    return [{ ...way, airport, boat: sails ? nearestBoat(network, way.port, island, date) : null }];
  });
}

/** Boats from a port on a day. */
interface NearestBoat {
  /** Number of journeys that day, those with changes included. */
  readonly count: number;
  readonly quickest: Journey | null;
}

/** Counts the journeys from a port to an island on a day, and finds the quickest. */
function nearestBoat(
  network: FerryNetwork,
  port: string,
  island: IslandSlug,
  date: IsoDate,
): NearestBoat {
  const [from, to] = [endOf(network, port), endOf(network, island)];
  if (!from || !to) return { count: 0, quickest: null };
  const { offers } = crossingResults(
    network.timetable,
    { from, to, date, purpose: 'outbound' },
    { ...onFoot, crossings: [], sort: 'duration' },
  );
  return { count: offers.length, quickest: offers[0]?.journey ?? null };
}
