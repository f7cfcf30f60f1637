import 'server-only';
import { airportOf, allAirports, flightParts, onwardTo } from '@/lib/booking/flights/queries';
import type { Airport, Onward } from '@/lib/booking/flights/schema';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { IsoDate } from '@/lib/foundation/time/types';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import { type NearestBoat, nearestBoat } from './onward-boat';
import { centsOf, type DoorPart, type Total, totalOf } from './parts';

/** From Syntagma to the main town by air. When flights leave we do not know. */
export interface FlyOption extends Total {
  readonly airport: Airport;
  readonly parts: readonly DoorPart[];
}

/** The way by air to an island with an airport; undefined for the others. */
export function flyOption(island: IslandSlug): FlyOption | undefined {
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
export interface LandingPlace extends Onward {
  readonly airport: Airport;
  /** Null for Athens, whose boats are the other half of the comparison, and beyond the timetable. */
  readonly boat: NearestBoat | null;
}

/** Landing places for an island, best first; none for an island with an airport. */
export function landingPlaces(
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
