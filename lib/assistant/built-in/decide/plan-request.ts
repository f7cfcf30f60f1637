import { type IslandSlug, isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { addDays } from '@/lib/foundation/time/days';
import type { IsoDate } from '@/lib/foundation/time/types';
import type { PlaceId } from '../understand/place-names';
import { isAthens } from './trip-nights';
import type { TripState } from './trip-state';

/** Arguments of the tool `planFerries`. */
export type PlanInput = Readonly<Record<string, string | number>>;

/** Difference between the request and the message, to be named in the answer. */
export type PlanNote =
  | { readonly note: 'too-many-islands'; readonly islands: number; readonly nights: number }
  | { readonly note: 'too-many-nights'; readonly wanted: number; readonly nights: number }
  | { readonly note: 'eve-in-athens' }
  | { readonly note: 'no-airport'; readonly island: IslandSlug }
  | { readonly note: 'party'; readonly most: number }
  | { readonly note: 'length-cut'; readonly nights: number }
  | { readonly note: 'lands-late' }
  | { readonly note: 'not-in-order' };

const airports: Partial<Record<PlaceId, string>> = {
  ...{ athens: 'ATH', ath: 'ATH', heraklion: 'HER', mykonos: 'JMK', santorini: 'JTR' },
  ...{ naxos: 'JNX', paros: 'PAS', milos: 'MLO', syros: 'JSY' },
};

/** Islands whose boats leave from Rafina or Lavrio instead of Piraeus. */
const notFromPiraeus: readonly IslandSlug[] = ['andros', 'kea', 'kythnos', 'tinos'];

const longestNights = 28;
const mostPersons = 9;

/** Number of islands that suits a number of nights. */
function countFor(nights: number, trip: TripState): number {
  const { pace, count } = trip;
  if (count) return Math.min(count[1], Math.max(1, nights));
  const usual = nights <= 3 ? 1 : nights <= 6 ? 2 : nights <= 10 ? 3 : nights <= 14 ? 4 : 5;
  const more = pace === 'easy' ? -1 : pace === 'brisk' ? 1 : 0;
  return Math.max(1, Math.min(usual + more, nights, byBoats(trip)));
}

/** Number of islands that so many boats can reach. A start or end on an island saves a boat. */
function byBoats({ mostBoats, flyIn, flyOut, start, end }: TripState): number {
  if (!mostBoats) return Number.POSITIVE_INFINITY;
  const onIslands = [flyIn ?? start, flyOut ?? end].filter((one) => one && isIslandSlug(one));
  return Math.max(1, mostBoats - 1 + onIslands.length);
}

/** Number of islands left for us to choose. */
export function openPlaces(trip: TripState, nights: number): number {
  const named = trip.wants.size;
  if (named === 0) return countFor(nights, trip);
  if (trip.count) return Math.max(0, Math.min(trip.count[1], byBoats(trip)) - named);
  return trip.isOpen ? Math.max(0, countFor(nights, trip) - named) : 0;
}

/**
 * Builds the request for a trip with known dates. `chosen` lists our suggestions, some of which the
 * solver takes.
 */
export function planRequest(
  trip: TripState,
  nights: number,
  chosen: readonly IslandSlug[],
): { readonly input: PlanInput; readonly notes: readonly PlanNote[] } {
  const notes: PlanNote[] = [];
  const first = trip.begin ? addDays(trip.begin.first, trip.athens?.before ?? 0) : '';
  const span = Math.min(nights, longestNights);
  if (trip.landsLate) notes.push({ note: 'lands-late' });
  if (span < nights) notes.push({ note: 'length-cut', nights: span });
  const { wants, open, last, even } = wantedOf(trip, span, first, notes);
  const adults = Math.min(trip.adults ?? 2, mostPersons);
  const paying = trip.children.filter((age) => age >= 5 && age <= 10).length;
  const grown = trip.children.filter((age) => age > 10).length;
  const children = Math.min(paying, mostPersons - adults);
  if ((trip.adults ?? 2) + trip.children.length > mostPersons)
    notes.push({ note: 'party', most: mostPersons });
  const input: Record<string, string | number | undefined> = {
    start: startOf(trip, chosen),
    end: endOf(trip, chosen, notes),
    firstDay: first,
    lastDay: last,
    islands: [
      ...wants.map(
        ({ island, least, most, maybe }) => `${island}${maybe ? '?' : ''}:${least}-${most}`,
      ),
      ...chosen.map((island) => `${island}?:${even ?? rangeOf(span, wants.length + open)}`),
    ].join(','),
    choose: chooseOf(trip, wants, Math.min(open, chosen.length)),
    order: orderOf(trip, wants, chosen),
    wish: trip.isCheapest ? 'cheapest' : trip.isLeastSea ? 'least-sea' : undefined,
    early: trip.boats.noEarly ? 'few' : undefined,
    late: trip.boats.noLate ? 'none' : undefined,
    pace: trip.pace,
    flight: flightOf(trip, last),
    landing: trip.landing,
    by: trip.by,
    seasick: trip.boats.seasick ? '1' : undefined,
    adults: Math.min(adults + grown, mostPersons - children),
    children: children > 0 ? children : undefined,
    vehicle: trip.boats.vehicle === 'none' ? undefined : trip.boats.vehicle,
    // For seasick travellers the planner itself weighs ships and hours.
    kind: trip.boats.seasick ? undefined : trip.boats.kinds?.join(','),
    direct: trip.boats.direct ? '1' : undefined,
    'max-hours': trip.boats.maxHours,
    after: trip.boats.after,
    before: trip.boats.before,
  };
  const said = Object.entries(input).filter(([, value]) => value !== undefined);
  return { input: Object.fromEntries(said) as PlanInput, notes };
}

/** Number of optional islands to visit; undefined for as many as fit. */
function chooseOf({ count }: TripState, wants: readonly WantedNights[], open: number) {
  const optional = wants.filter(({ maybe }) => maybe).length;
  if (open > 0) return open + optional;
  const room = count && count[1] - (wants.length - optional);
  return room !== undefined && optional > room ? Math.max(0, room) : undefined;
}

/** Order of the visit, if the traveller gave one and every island is in it. */
function orderOf(
  { order }: TripState,
  wants: readonly WantedNights[],
  chosen: readonly IslandSlug[],
): string | undefined {
  if (!order || chosen.length > 0 || wants.some(({ maybe }) => maybe)) return undefined;
  const islands = wants.map(({ island }) => island);
  const isWhole =
    order.length === islands.length && islands.every((island) => order.includes(island));
  return isWhole ? order.join(',') : undefined;
}

interface WantedNights {
  readonly island: IslandSlug;
  readonly least: number;
  readonly most: number;
  readonly maybe: boolean;
}

function wantedOf(trip: TripState, span: number, first: IsoDate, notes: PlanNote[]) {
  const islands = new Map(trip.wants);
  // With another island as the last, the end is only where the last boat goes.
  const isOnlyPort = (place: PlaceId) => trip.lastIsland !== undefined && trip.lastIsland !== place;
  for (const place of [trip.flyOut, trip.end]) {
    // Spend the evening before a flight, or the end of a trip, on that island.
    if (!place || isOnlyPort(place)) continue;
    if (isIslandSlug(place) && !islands.has(place) && !trip.avoids.has(place))
      islands.set(place, {});
  }
  let days = span;
  const isBlind =
    !trip.athens?.after && isAthens(trip.flyOut) && trip.flight?.date && !trip.flight.clock;
  if (isBlind && days > 1) {
    days -= 1;
    notes.push({ note: 'eve-in-athens' });
  }
  const fixed = [...islands.values()].reduce((sum, { nights }) => sum + (nights?.[0] ?? 0), 0);
  const required = [...islands.values()].filter(({ maybe }) => !maybe).length;
  const free = [...islands.values()].filter(({ nights }) => !nights).length;
  // Islands at the ends are among those that we choose.
  const open =
    trip.wants.size === 0 && !trip.count
      ? Math.max(0, countFor(days, trip) - islands.size)
      : openPlaces({ ...trip, wants: islands }, days);
  const shared = Math.min(free + open, trip.count?.[1] ?? free + open);
  const each = shared > 0 ? (days - fixed) / shared : 0;
  const isEven = trip.nightRules?.some(({ rule }) => rule === 'even') === true && each >= 1;
  // `Fewer islands`: the solver chooses among those of the last plan.
  const isFewer = trip.count !== undefined && required > trip.count[1];
  const isTooMany = required > days;
  const isTooLong = fixed > days;
  if (isTooMany) notes.push({ note: 'too-many-islands', islands: required, nights: days });
  else if (isTooLong) notes.push({ note: 'too-many-nights', wanted: fixed, nights: days });
  const wants = [...islands].map(([island, { nights, maybe }]): WantedNights => {
    const [least, most] = nights ??
      (isEven ? ([Math.floor(each), Math.ceil(each)] as const) : undefined) ?? [
        Math.max(1, Math.floor(each) - 1),
        Math.max(1, Math.ceil(each) + 2),
      ];
    return {
      island,
      least: isTooMany ? 1 : Math.max(1, Math.min(least, days) - Math.max(0, fixed - days)),
      most: Math.min(Math.max(least, most), 30, Math.max(1, days)),
      maybe: maybe === true || isTooMany || isFewer,
    };
  });
  return {
    wants,
    open,
    last: addDays(first, days),
    even: isEven ? `${Math.floor(each)}-${Math.ceil(each)}` : undefined,
  };
}

function rangeOf(nights: number, islands: number): string {
  const each = nights / Math.max(1, islands);
  const least = Math.max(1, Math.min(Math.floor(each) - 1, 3));
  return `${least}-${Math.min(30, Math.max(least, Math.ceil(each) + 2))}`;
}

function startOf({ start, flyIn, wants }: TripState, chosen: readonly IslandSlug[]): string {
  if (flyIn && airports[flyIn]) return airports[flyIn];
  if (start === 'ath') return 'ATH';
  if (start && start !== 'athens') return start;
  return [...wants.keys(), ...chosen].some((one) => notFromPiraeus.includes(one))
    ? 'ATH'
    : 'piraeus';
}

function endOf(trip: TripState, chosen: readonly IslandSlug[], notes: PlanNote[]): string {
  const { end, flyOut, start, flyIn } = trip;
  if (flyOut) {
    const airport = airports[flyOut];
    if (airport) return airport;
    if (isIslandSlug(flyOut)) {
      notes.push({ note: 'no-airport', island: flyOut });
      return flyOut;
    }
  }
  if (end && end !== 'athens' && end !== 'ath') return end;
  if (end === 'ath') return 'ATH';
  const isRoundTrip = end === undefined && (start !== undefined || flyIn !== undefined);
  if (isRoundTrip && start && isIslandSlug(start)) return start;
  return startOf({ ...trip, start: 'athens', flyIn: undefined as never }, chosen);
}

function flightOf({ flyOut, flight }: TripState, last: IsoDate): string | undefined {
  const airport = flyOut && airports[flyOut];
  if (!airport || !flight?.clock) return undefined;
  if (flight.date && flight.date > last) return undefined;
  return `${airport}@${flight.date ?? last}T${flight.clock}`;
}
