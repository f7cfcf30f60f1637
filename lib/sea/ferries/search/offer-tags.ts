import type { EpochMinutes } from '@/lib/foundation/time/types';
import type { Offer } from './offers';

export const offerTags = ['fastest', 'cheapest', 'first'] as const;

/** Distinction of an offer: least minutes, lowest price for the party, or earliest arrival. */
export type OfferTag = (typeof offerTags)[number];

/** The figure that each tag compares, lower being better; null if it is unknown. */
const figures: Readonly<Record<OfferTag, (offer: Offer) => number | null>> = {
  fastest: ({ minutes }) => minutes,
  cheapest: ({ total, vehicleCents, perPerson }) =>
    // Without a known fare of the vehicle the price of the passengers would mislead.
    total ?? (vehicleCents === null ? null : perPerson),
  first: ({ journey }) => journey.arrival,
};

/**
 * Returns the tags of the offers of one crossing that a page lists. Departed offers get no tags. A tag
 * shared by all others is left out.
 *
 * @param at time of the search
 */
export function tagsOfOffers(
  offers: readonly Offer[],
  at: EpochMinutes,
): ReadonlyMap<Offer, readonly OfferTag[]> {
  const open = offers.filter(({ journey }) => journey.departure >= at);
  const tags = new Map<Offer, OfferTag[]>();
  for (const tag of offerTags) {
    const figure = figures[tag];
    const known = open.filter((offer) => figure(offer) !== null);
    const best = Math.min(...known.map((offer) => figure(offer) ?? Number.POSITIVE_INFINITY));
    const winners = known.filter((offer) => figure(offer) === best);
    if (winners.length === open.length) continue;
    for (const offer of winners) tags.set(offer, [...(tags.get(offer) ?? []), tag]);
  }
  return tags;
}

/**
 * Fare of an adult on the cheapest of some folded offers, if the party pays less for it than for any
 * listed one; null if not. The tag `cheapest` then goes to a listed offer.
 */
export function cheaperFolded(
  folded: readonly Offer[],
  listed: readonly Offer[],
  at: EpochMinutes,
): number | null {
  const price = (offer: Offer) => figures.cheapest(offer) ?? Number.POSITIVE_INFINITY;
  const open = ({ journey }: Offer) => journey.departure >= at;
  const least = Math.min(...listed.filter(open).map(price));
  const [cheapest] = folded.filter(open).toSorted((a, b) => price(a) - price(b));
  return cheapest && price(cheapest) < least ? cheapest.perPerson : null;
}
