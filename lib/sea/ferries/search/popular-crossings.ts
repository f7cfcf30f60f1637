import { addDays, mondayFrom } from '@/lib/foundation/time/days';
import type { IsoDate } from '@/lib/foundation/time/types';
import { sailingDays } from '@/lib/sea/timetable/engine/sailing-days';
import type { Timetable } from '@/lib/sea/timetable/engine/timetable';
import { seasonOn } from '@/lib/sea/timetable/network';
import { type VesselKind, vesselKinds } from '@/lib/sea/timetable/types';
import type { DayRange } from './crossing-days';
import { directJourneys } from './direct-journeys';
import { type End, endOf, type NetworkPorts } from './ends';
import { fareBook, isSea } from './offers';

/** Boats without a change between two places in the sampled week. */
export interface PopularCrossing {
  readonly from: End;
  readonly to: End;
  /** The day of that week with the most boats. */
  readonly date: IsoDate;
  readonly sailingsAWeek: number;
  /** Lowest adult fare, cents; null when unknown. */
  readonly fromCents: number | null;
  /** Shortest and longest crossing of each kind of vessel, minutes. */
  readonly kinds: readonly {
    readonly kind: VesselKind;
    readonly minutes: readonly [number, number];
  }[];
}

/** Popular pairs, by the place ids of the shipped feed; pairs missing from another feed are left out. */
const popularPairs: readonly (readonly [string, string])[] = [
  ['piraeus', 'santorini'],
  ['piraeus', 'mykonos'],
  ['piraeus', 'paros'],
  ['piraeus', 'naxos'],
  ['piraeus', 'milos'],
  ['piraeus', 'folegandros'],
  ['rafina', 'mykonos'],
  ['rafina', 'andros'],
  ['lavrio', 'kea'],
  ['paros', 'naxos'],
  ['mykonos', 'santorini'],
  ['naxos', 'amorgos'],
];

/** Days from the beginning of summer to high summer. */
const intoSummer = 40;

/**
 * A week of high summer where the feed names its seasons and that summer is not over, else the first whole week
 * to come; undefined if the timetable ends before.
 */
function sampleWeek({ seasons }: Timetable['feed'], { first, last }: DayRange) {
  const summer = seasons.find(({ id }) => id === 'summer');
  const high = summer ? addDays(summer.start, intoSummer) : first;
  const monday = mondayFrom(high > first ? high : first);
  if (addDays(monday, 6) > last) return undefined;
  return { monday, season: seasonOn(seasons, monday) };
}

/** The popular crossings in a week to come; those without a direct boat are left out, and all where no week is left. */
export function popularCrossings(timetable: Timetable, network: NetworkPorts, open: DayRange) {
  const week = sampleWeek(timetable.feed, open);
  if (!week) return undefined;
  const { monday, season } = week;
  const crossings = popularPairs.flatMap(([fromId, toId]) => {
    const [from, to] = [endOf(network, fromId), endOf(network, toId)];
    const crossing = from && to && inWeek(timetable, from, to, monday);
    return crossing ? [crossing] : [];
  });
  return { monday, season, crossings };
}

function inWeek(
  timetable: Timetable,
  from: End,
  to: End,
  monday: IsoDate,
): PopularCrossing | undefined {
  const { trips } = fareBook(timetable.feed);
  const ends = { from: from.portIds, to: to.portIds };
  const week = sailingDays(timetable, { ...ends, start: monday, days: 7, maxTransfers: 0 });
  const boats = week.flatMap(({ date }) =>
    directJourneys(timetable, ends.from, ends.to, date).map((journey) => ({
      minutes: journey.arrival - journey.departure,
      cents: journey.cents,
      kind: trips.get(journey.legs.find(isSea)?.tripId ?? '')?.vesselKind,
    })),
  );
  const busiest = week.toSorted((a, b) => b.direct - a.direct)[0];
  if (boats.length === 0 || !busiest) return undefined;
  const fares = boats.flatMap(({ cents }) => cents ?? []);
  return {
    from,
    to,
    date: busiest.date,
    sailingsAWeek: boats.length,
    fromCents: fares.length > 0 ? Math.min(...fares) : null,
    kinds: vesselKinds.flatMap((kind) => {
      const minutes = boats.filter((boat) => boat.kind === kind).map((boat) => boat.minutes);
      if (minutes.length === 0) return [];
      return [{ kind, minutes: [Math.min(...minutes), Math.max(...minutes)] as const }];
    }),
  };
}
