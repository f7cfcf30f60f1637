import { addDays, mondayFrom } from '@/lib/time/days';
import type { IsoDate } from '@/lib/time/types';
import { sailingDays } from '@/lib/timetable/engine/sailing-days';
import type { Timetable } from '@/lib/timetable/engine/timetable';
import { type VesselKind, vesselKinds } from '@/lib/timetable/types';
import { directJourneys } from './direct-journeys';
import { fareBook, isSea } from './offers';
import { type End, endOf, type NetworkPorts } from './read-search';

/** What boats without a change do between two places in a week of summer. */
export interface PopularCrossing {
  readonly from: End;
  readonly to: End;
  /** The day of that week with the most boats: a link needs a date. */
  readonly date: IsoDate;
  readonly sailingsAWeek: number;
  /** Lowest fare of an adult, cents; null where none is known. */
  readonly fromCents: number | null;
  /** Shortest and longest crossing of each kind of vessel, minutes. */
  readonly kinds: readonly {
    readonly kind: VesselKind;
    readonly minutes: readonly [number, number];
  }[];
}

/** Pairs people ask for, by the place ids of the shipped feed; a feed that lacks one is shown without it. */
const asked: readonly (readonly [string, string])[] = [
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

/** A week of high summer where the feed names its seasons, else the first whole week of the feed. */
function sampleWeek({ info, seasons }: Timetable['feed']) {
  const summer = seasons.find(({ id }) => id === 'summer');
  const first = summer ? addDays(summer.start, intoSummer) : info.start;
  return { monday: mondayFrom(first), season: summer?.id };
}

/** The popular crossings in a week of the feed; those it has no direct boat for are left out. */
export function popularCrossings(timetable: Timetable, network: NetworkPorts) {
  const { monday, season } = sampleWeek(timetable.feed);
  const crossings = asked.flatMap(([fromId, toId]) => {
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
