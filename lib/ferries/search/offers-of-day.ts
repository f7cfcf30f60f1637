import { addDays, dayOf } from '@/lib/time/days';
import type { IsoDate } from '@/lib/time/types';
import { firstArrival } from '@/lib/timetable/engine/best-journey';
import { paretoJourneys } from '@/lib/timetable/engine/pareto-journeys';
import type { Restrictions } from '@/lib/timetable/engine/restrictions';
import { inClass } from '@/lib/timetable/engine/tariffs';
import type { Timetable } from '@/lib/timetable/engine/timetable';
import type { Journey } from '@/lib/timetable/types';
import { directJourneys } from './direct-journeys';
import { gatewayPorts } from './gateway-ports';
import { type Asker, restrictionsOf } from './offer-filter';
import { fareBook, isBeaten, isSea, type Offer, offerOf } from './offers';
import type { CrossingQuery } from './read-search';

/** Who did not say how long they would wait for the next boat waits no longer than this, minutes (ADR 42). */
const longestWait = 14 * 60;

/** Where the islands' own boats take longer than this, going round by the mainland is no detour, minutes. */
const farRound = 12 * 60;

export const maxTransfers = 3;

/** Between which places. */
export type CrossingEnds = Pick<CrossingQuery, 'from' | 'to'>;

export interface OffersOfDay {
  /** In no order. */
  readonly offers: readonly Offer[];
  /** Where there is none: a boat does leave on the day, but what leaves on the next one is better. */
  readonly isNextDayBetter: boolean;
}

/**
 * The ways on which a party can leave on a day and arrive by the end of the next: all that no other way of the
 * party's beats on departure, arrival, changes and price together, whether that leaves on the day or on the next.
 * Of equal ones the direct boats all count, because people look for the boat they know.
 *
 * Two kinds of ways are there only for want of others: those that change boats on the mainland, where nothing else
 * arrives on the day or the next, or takes over {@link farRound}; and those with a wait of over {@link longestWait}, where nothing else leaves on
 * the day. Who names a longest wait never gets a longer one.
 */
export function offersOfDay(
  everyClass: Timetable,
  ends: CrossingEnds,
  date: IsoDate,
  asker: Asker,
): OffersOfDay {
  const timetable = inClass(everyClass, asker.fareClass);
  const { feed } = timetable;
  const question = questionOf(timetable, ends, date, asker);
  const [start, nextDay] = question.window;
  const { own, patient, byIslands } = restrictionsOfDay(timetable, asker);
  const ways = (restrictions: Restrictions, departBefore = question.latestArrival) =>
    paretoJourneys(timetable, { ...question, window: [start, departBefore], restrictions });
  const ofToday = (all: readonly Journey[]) => all.filter(({ departure }) => departure < nextDay);

  let all = ways({ ...patient, ...byIslands });
  const isDetour = all.length === 0;
  const today = ofToday(all);
  const isFar = today.every(({ departure, arrival }) => arrival - departure > farRound);
  if (isDetour || (today.length > 0 && isFar)) all = ways(patient);
  if (ofToday(all).length === 0 && own.maxWait === undefined) {
    all = ways(isDetour ? own : { ...own, ...byIslands });
  }
  const best = ofToday(all);
  if (best.length === 0) return { offers: [], isNextDayBetter: ways(own, nextDay).length > 0 };
  const changing = best.map((journey) => offerOf(journey, asker, fareBook(feed)));
  const shown = [...directOffers(timetable, ends, date, asker), ...changing];
  return {
    offers: [...new Map(shown.map((offer) => [offer.id, offer])).values()],
    isNextDayBetter: false,
  };
}

/** The direct boats among {@link offersOfDay}, found by themselves: only another direct boat can beat one. */
export function directOffers(
  everyClass: Timetable,
  { from, to }: CrossingEnds,
  date: IsoDate,
  asker: Asker,
): Offer[] {
  const timetable = inClass(everyClass, asker.fareClass);
  const { clock, feed } = timetable;
  const end = clock.midnight(dayOf(date) + 2);
  const book = fareBook(feed);
  const [today = [], next = []] = [date, addDays(date, 1)].map((on) =>
    directJourneys(timetable, from.portIds, to.portIds, on, restrictionsOf(asker))
      .filter(({ arrival }) => arrival < end)
      .map((journey) => offerOf(journey, asker, book)),
  );
  return today.filter((offer) => !isBeaten(offer, [...today, ...next]));
}

/** Whether there is any of {@link offersOfDay}, mostly without looking for all of them. */
export function hasOffers(
  everyClass: Timetable,
  ends: CrossingEnds,
  date: IsoDate,
  asker: Asker,
): boolean {
  const timetable = inClass(everyClass, asker.fareClass);
  const question = questionOf(timetable, ends, date, asker);
  const { own, patient, byIslands } = restrictionsOfDay(timetable, asker);
  if (!firstArrival(timetable, { ...question, restrictions: own })) return false;
  const early = firstArrival(timetable, { ...question, restrictions: { ...own, ...byIslands } });
  if (early && passes(early, patient)) {
    const [, nextDay] = question.window;
    // What arrives on the day itself nothing of the next day can beat, nor what arrives before all of it does.
    if (early.arrival < nextDay) return true;
    const window = [nextDay, question.latestArrival] as const;
    const next = firstArrival(timetable, { ...question, window, restrictions: own });
    if (!next || early.arrival < next.arrival) return true;
  }
  return offersOfDay(timetable, ends, date, asker).offers.length > 0;
}

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
    patient: { maxWait: longestWait, ...own },
    byIslands: { noChangeIn: gatewayPorts(feed) },
  };
}

function passes(
  { departure, arrival, cents, legs }: Journey,
  { maxWait = 0, maxMinutes, maxCents }: Restrictions,
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
