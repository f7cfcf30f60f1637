import 'server-only';
import { rawQuery } from '@/lib/foundation/http/raw-query';
import type { Offer } from '@/lib/sea/ferries/search/offers';
import { searchFerries } from '@/lib/sea/ferries/search/operation';
import type { FerrySearch } from '@/lib/sea/ferries/search/read-search';
import { journeyName, readShown, shownAddress } from '@/lib/sea/ferries/search/shown';
import { sailingsOf } from './sailings';
import type { TripSailing } from './types';

/** Journey of a search as a trip keeps it. */
export interface FoundJourney {
  readonly offer: Offer;
  readonly search: FerrySearch;
  readonly sailings: readonly TripSailing[];
  /** Path of the search with the journey open. */
  readonly path: string;
}

type Found =
  | { readonly state: 'found'; readonly journey: FoundJourney }
  | { readonly state: 'missing' }
  | { readonly state: 'wait'; readonly seconds: number };

/**
 * Searches again for a journey, by the query of the search's address with `journey`. `missing` if
 * the query cannot be read or the timetable no longer has the journey.
 */
export async function journeyOf(query: string, headers: Headers): Promise<Found> {
  const raw = rawQuery(new URLSearchParams(query));
  const { journey = '' } = readShown(raw);
  const outcome = await searchFerries.run(raw, { headers });
  if (outcome.state === 'wait') return outcome;
  if (outcome.state !== 'ok') return { state: 'missing' };
  const { search, crossings, network } = outcome.result;
  const number = Number(journey.charAt(0));
  const offer = crossings[number - 1]?.offers.find((one) => journeyName(number, one) === journey);
  if (!offer) return { state: 'missing' };
  const sailings = sailingsOf(offer.journey, network);
  const path = shownAddress(search, { journey });
  return { state: 'found', journey: { offer, search, sailings, path } };
}
