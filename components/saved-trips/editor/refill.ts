import { formatClock } from '@/lib/foundation/time/athens';
import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import { arrivingDay } from '@/lib/foundation/time/nights';
import type { IsoDate } from '@/lib/foundation/time/types';
import type { TripLegOption } from '@/lib/trips/saved-trips/boats';
import { setLeg } from '@/lib/trips/saved-trips/rules';
import type { TripDocument } from '@/lib/trips/saved-trips/types';
import { legEnds } from './leg-ends';
import type { EditorView } from './view';

/** Hours that people like to travel in, Athens time. */
const comfortable = { earliest: '06:30', latest: '22:30' };

const hasBoats = ({ legs }: TripDocument, position: number) =>
  legs.some((leg) => leg.position === position);

/** Legs without boats: position, and the ways they connect regardless of the day. */
const emptyLegs = (trip: TripDocument) =>
  legEnds(trip)
    .filter(({ position }) => !hasBoats(trip, position))
    .map(({ position, from, to, key }) => ({ position, way: `${from}|${to}`, key }));

/**
 * Positions of the legs that lost their boats by a change and need new ones. Legs that had none before stay
 * empty, except those in `waiting`, which lost theirs by an earlier change.
 */
export function legsToRefill(
  before: TripDocument,
  after: TripDocument,
  waiting: readonly number[],
): readonly number[] {
  const left = emptyLegs(before).filter(({ position }) => !waiting.includes(position));
  const ways = new Set(left.map(({ way }) => way));
  return emptyLegs(after)
    .filter(({ way, key }) => key !== null && !ways.has(way))
    .map(({ position }) => position);
}

/**
 * Gives each of the legs the best boats of its day. Legs whose day is not in `offers` yet are returned in
 * `waiting`, those without any boat are counted in `missing`.
 */
export function refillLegs(
  trip: TripDocument,
  positions: readonly number[],
  offers: EditorView['offers'],
): { document: TripDocument; found: number; missing: number; waiting: readonly number[] } {
  let document = trip;
  let [found, missing] = [0, 0];
  const waiting: number[] = [];
  for (const position of positions) {
    const ends = legEnds(document)[position];
    if (!ends?.key || !ends.date || hasBoats(document, position)) continue;
    const offer = offers[ends.key];
    // The last boat before a flight is for the person to choose.
    const boats = offer?.boats.filter(({ key }) => key !== offer.lastKey);
    if (!boats) {
      waiting.push(position);
      continue;
    }
    const best = bestBoats(boats, ends.date, arrivalBefore(document, position));
    if (best) {
      document = setLeg(document, position, best.sailings);
      found += 1;
    } else missing += 1;
  }
  return { document, found, missing, waiting };
}

/** Instant of arrival by the leg before, as ISO text; empty if that leg has no boats. */
const arrivalBefore = ({ legs }: TripDocument, position: number) =>
  legs.find((leg) => leg.position === position - 1)?.sailings.at(-1)?.arrivesAt ?? '';

/**
 * Prefers boats that arrive the same day, at comfortable hours, with few changes, and then the shortest journey.
 * Leaves out boats that depart before `after`.
 */
function bestBoats(
  boats: readonly TripLegOption[],
  date: IsoDate,
  after: string,
): TripLegOption | undefined {
  const rank = ({ sailings, transfers }: TripLegOption) => {
    const departs = epochMinutesOf(sailings[0]?.departsAt ?? '');
    const arrives = epochMinutesOf(sailings.at(-1)?.arrivesAt ?? '');
    const isLate = arrivingDay(arrives) > date;
    const isUncomfortable =
      formatClock(departs) < comfortable.earliest || formatClock(arrives) > comfortable.latest;
    return [Number(isLate), Number(isUncomfortable), transfers, arrives - departs];
  };
  const inTime = boats.filter(
    ({ sailings: [first] }) =>
      first && (after === '' || Date.parse(first.departsAt) >= Date.parse(after)),
  );
  const ranked = inTime.map((option) => ({ option, rank: rank(option) }));
  ranked.sort((a, b) => {
    const differs = a.rank.findIndex((value, index) => value !== b.rank[index]);
    return differs < 0 ? 0 : (a.rank[differs] ?? 0) - (b.rank[differs] ?? 0);
  });
  return ranked[0]?.option;
}
