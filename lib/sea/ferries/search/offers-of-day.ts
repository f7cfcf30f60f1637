import { addDays, dayOf } from '@/lib/foundation/time/days';
import type { IsoDate } from '@/lib/foundation/time/types';
import { firstArrival } from '@/lib/sea/timetable/engine/best-journey';
import { isBeyondLimits } from '@/lib/sea/timetable/engine/least-ways';
import { paretoJourneys } from '@/lib/sea/timetable/engine/pareto-journeys';
import { mayComeBack } from '@/lib/sea/timetable/engine/places';
import type { Restrictions } from '@/lib/sea/timetable/engine/restrictions';
import { inClass } from '@/lib/sea/timetable/engine/tariffs';
import type { Timetable } from '@/lib/sea/timetable/engine/timetable';
import type { Journey } from '@/lib/sea/timetable/types';
import { directJourneys } from './direct-journeys';
import { gatewayPorts } from './gateway-ports';
import { type Asker, restrictionsOf } from './offer-filter';
import { fareBook, isBeaten, isSea, type Offer, offerOf, unbeaten } from './offers';
import type { CrossingQuery } from './read-search';

/** Duration of the islands' own boats above which a route through the mainland is no detour, minutes. */
const farRound = 12 * 60;

export const maxTransfers = 3;

/** Between which places. */
export type CrossingEnds = Pick<CrossingQuery, 'from' | 'to'>;

export interface OffersOfDay {
  /** In no order. */
  readonly offers: readonly Offer[];
  /** True if no offer remains because a boat of the next day is better than those of the day. */
  readonly isNextDayBetter: boolean;
}

/**
 * Offers for a party that leaves on a day and arrives by the end of the next: all that no other offer beats on
 * departure, arrival, changes and price together, whether the other leaves on the day or on the next. All equally good
 * direct boats count, because people look for the boat they know.
 *
 * Journeys that change boats on the mainland are included when nothing else arrives by the end of the next day, when
 * everything else takes over {@link farRound}, and when they beat a journey by the islands' own boats, which they then
 * replace. No journey returns to a place it has left. Waiting times are limited only on request: the end of the next
 * day allows one night on the way at most (ADR 64).
 */
export function offersOfDay(
  everyClass: Timetable,
  ends: CrossingEnds,
  date: IsoDate,
  asker: Asker,
): OffersOfDay {
  const timetable = inClass(everyClass, asker.fareClass);
  if (isRuledOut(timetable, ends, asker)) return { offers: [], isNextDayBetter: false };
  const best = bestOfDay(timetable, ends, date, asker);
  if (best.length === 0) {
    const { own } = restrictionsOfDay(timetable, asker);
    const question = questionOf(timetable, ends, date, asker);
    const all = paretoJourneys(timetable, { ...question, restrictions: own });
    return { offers: [], isNextDayBetter: all.length > 0 };
  }
  const shown = [...directOffers(timetable, ends, date, asker), ...best];
  return {
    offers: [...new Map(shown.map((offer) => [offer.id, offer])).values()],
    isNextDayBetter: false,
  };
}

/** The ways of {@link offersOfDay}, but for direct boats as good as one of them. */
function bestOfDay(
  timetable: Timetable,
  ends: CrossingEnds,
  date: IsoDate,
  asker: Asker,
): readonly Offer[] {
  const question = questionOf(timetable, ends, date, asker);
  const [start, nextDay] = question.window;
  const { own, byIslands } = restrictionsOfDay(timetable, asker);
  const book = fareBook(timetable.feed);
  const ways = (restrictions: Restrictions) => {
    const journeys = paretoJourneys(timetable, {
      ...question,
      window: [start, question.latestArrival],
      restrictions,
    });
    // The engine also keeps journeys that are cheaper only for one adult; a party with a car pays
    // for both.
    return unbeaten(journeys.map((journey) => offerOf(journey, asker, book)));
  };
  const ofToday = (all: readonly Offer[]) =>
    all.filter(({ journey }) => journey.departure < nextDay);

  const all = ways(own);
  const islandsOwn = ways({ ...own, ...byIslands });
  const isFar = ofToday(islandsOwn).every(({ minutes }) => minutes > farRound);
  if (islandsOwn.length === 0 || (ofToday(islandsOwn).length > 0 && isFar)) return ofToday(all);
  const beating = all.filter((offer) => islandsOwn.some((other) => isBeaten(other, [offer])));
  return ofToday([...beating, ...islandsOwn.filter((offer) => !isBeaten(offer, beating))]);
}

/** The direct boats among {@link offersOfDay}, found by themselves: only another direct boat can beat one. */
export const directOffers = (
  timetable: Timetable,
  ends: CrossingEnds,
  date: IsoDate,
  asker: Asker,
): Offer[] => directOffersOf(timetable, ends, asker)(date);

/** {@link directOffers} for one day after another: the boats of a day, which may beat those of the day before, are looked for once. */
export function directOffersOf(
  everyClass: Timetable,
  { from, to }: CrossingEnds,
  asker: Asker,
): (date: IsoDate) => Offer[] {
  const timetable = inClass(everyClass, asker.fareClass);
  const { clock, feed } = timetable;
  const book = fareBook(feed);
  const restrictions = restrictionsOf(asker);
  const known = new Map<IsoDate, readonly Offer[]>();
  const leaving = (date: IsoDate): readonly Offer[] => {
    const offers =
      known.get(date) ??
      directJourneys(timetable, from.portIds, to.portIds, date, restrictions).map((journey) =>
        offerOf(journey, asker, book),
      );
    known.set(date, offers);
    return offers;
  };
  return (date) => {
    const end = clock.midnight(dayOf(date) + 2);
    const inTime = ({ journey }: Offer) => journey.arrival < end;
    const today = leaving(date).filter(inTime);
    if (today.length === 0) return [];
    const others = [...today, ...leaving(addDays(date, 1)).filter(inTime)];
    return today.filter((offer) => !isBeaten(offer, others));
  };
}

/** True if {@link offersOfDay} has any offer, mostly without computing them all. */
export function hasOffers(
  everyClass: Timetable,
  ends: CrossingEnds,
  date: IsoDate,
  asker: Asker,
): boolean {
  const timetable = inClass(everyClass, asker.fareClass);
  const question = questionOf(timetable, ends, date, asker);
  const { own, byIslands } = restrictionsOfDay(timetable, asker);
  const early = firstArrival(timetable, { ...question, restrictions: { ...own, ...byIslands } });
  // A journey by the islands' own boats is enough; the mainland is searched only when there is none.
  if (!early && !firstArrival(timetable, { ...question, restrictions: own })) return false;
  if (early && passes(early, own) && !mayComeBack(timetable, question, early.legs)) {
    const [, nextDay] = question.window;
    // No journey of the next day beats an arrival on the day itself. A journey with more changes
    // or a later arrival beats none.
    if (early.arrival < nextDay) return true;
    const next = firstArrival(timetable, {
      ...question,
      window: [nextDay, question.latestArrival],
      maxTransfers: early.transfers,
      restrictions: own,
    });
    if (!next || early.arrival < next.arrival) return true;
  }
  return bestOfDay(timetable, ends, date, asker).length > 0;
}

/** True if the party's limits leave no journey on any day. */
export const isRuledOut = (everyClass: Timetable, { from, to }: CrossingEnds, asker: Asker) =>
  isBeyondLimits(
    inClass(everyClass, asker.fareClass),
    { from: from.portIds, to: to.portIds },
    asker.filter.directOnly === true,
    restrictionsOf(asker),
  );

function questionOf({ clock }: Timetable, { from, to }: CrossingEnds, date: IsoDate, asker: Asker) {
  const day = dayOf(date);
  return {
    from: from.portIds,
    to: to.portIds,
    window: [clock.midnight(day), clock.midnight(day + 1)] as const,
    maxTransfers: asker.filter.directOnly ? 0 : maxTransfers,
    latestArrival: clock.midnight(day + 2) - 1,
  };
}

function restrictionsOfDay({ feed }: Timetable, asker: Asker) {
  const own = restrictionsOf(asker);
  return {
    own,
    byIslands: { noChangeIn: gatewayPorts(feed) },
  };
}

function passes(
  { departure, arrival, cents, legs }: Journey,
  { maxWait = Number.POSITIVE_INFINITY, maxMinutes, maxCents }: Restrictions,
): boolean {
  const boats = legs.filter(isSea);
  return (
    boats.every(
      (leg, index) => leg.departure - (boats[index - 1]?.arrival ?? leg.departure) <= maxWait,
    ) &&
    (maxMinutes === undefined || arrival - departure <= maxMinutes) &&
    (maxCents === undefined || (cents !== null && cents <= maxCents))
  );
}
