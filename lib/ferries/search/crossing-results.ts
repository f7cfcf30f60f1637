import { dayOf } from '@/lib/time/days';
import { paretoJourneys } from '@/lib/timetable/engine/pareto-journeys';
import type { Timetable } from '@/lib/timetable/engine/timetable';
import type { Journey } from '@/lib/timetable/types';
import { maxTransfers } from './days';
import { directJourneys } from './direct-journeys';
import { type FilterKey, filterKeys, passes, without } from './offer-filter';
import { fareBook, isSea, type Offer, offerOf, sortOffers } from './offers';
import type { CrossingQuery, FerrySearch } from './read-search';

/** A longer wait for the next boat is shown only where nothing else goes, minutes. */
const longestWait = 14 * 60;

export interface CrossingResults {
  readonly crossing: CrossingQuery;
  /** Filtered and sorted. */
  readonly offers: readonly Offer[];
  /** How many there are without filters. */
  readonly found: number;
  /** For each wish of the filter, how many there would be without it. */
  readonly withoutWish: readonly { readonly key: FilterKey; readonly count: number }[];
}

/**
 * What sails on a day: every direct boat, and every journey with changes that no other beats on departure,
 * arrival, changes and price together.
 */
export function crossingResults(
  timetable: Timetable,
  crossing: CrossingQuery,
  search: FerrySearch,
): CrossingResults {
  const { from, to, date } = crossing;
  const { clock, feed } = timetable;
  const day = dayOf(date);
  const ends = { from: from.portIds, to: to.portIds };
  const direct = directJourneys(timetable, ends.from, ends.to, date);
  const best = paretoJourneys(timetable, {
    ...ends,
    window: [clock.midnight(day), clock.midnight(day + 1)],
    maxTransfers,
    // By the end of the next day, as the strip of days counts them.
    latestArrival: clock.midnight(day + 2) - 1,
  });
  const patient = best.filter((journey) => !waitsTooLong(journey));
  const journeys = [...direct, ...(direct.length + patient.length > 0 ? patient : best)];
  const book = fareBook(feed);
  const offers = new Map<string, Offer>();
  for (const journey of journeys) {
    const offer = offerOf(journey, search, book);
    offers.set(offer.id, offers.get(offer.id) ?? offer);
  }
  const all = [...offers.values()];
  const { filter } = search;
  const shown = (wanted: typeof filter) => all.filter((offer) => passes(offer, wanted));
  return {
    crossing,
    offers: sortOffers(shown(filter), search.sort),
    found: all.length,
    withoutWish: filterKeys
      .filter((key) => filter[key] !== undefined)
      .map((key) => ({ key, count: shown(without(filter, key)).length })),
  };
}

function waitsTooLong({ legs }: Journey): boolean {
  return legs.filter(isSea).some((leg, index, boats) => {
    const before = boats[index - 1];
    return before !== undefined && leg.departure - before.arrival > longestWait;
  });
}
