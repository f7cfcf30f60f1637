import type { Offer } from './offers';

/** Offers that fit on the first screen. Direct boats are always shown, even if there are more. */
const mostAtFirst = 6;

/*
 * Weights that separate sensible journeys from odd ones, in cents for one adult, like those of the planner: an hour of
 * travel weighs nine euros, a change ten. Our own estimate; it only decides which journeys are folded away.
 */
const minuteCents = 15;
const changeCents = 1000;
const unknownCents = 6000;
/**
 * Journeys heavier than the lightest by more than this are not worth comparing; for expensive ones, by a share of it.
 */
const senselessCents = 6000;
const senselessShare = 0.3;

/** Lead over all other offers, in minutes or in cents, that makes any offer worth showing. */
const muchMinutes = 60;
const muchCents = 1000;

const priceOf = ({ perPerson, vehicleCents }: Offer) =>
  (perPerson ?? unknownCents) + (vehicleCents ?? 0);

const weightOf = (offer: Offer) =>
  priceOf(offer) + offer.minutes * minuteCents + offer.journey.transfers * changeCents;

const extremes: readonly (readonly [of: (offer: Offer) => number, much: number])[] = [
  [({ journey }) => journey.arrival, muchMinutes],
  [({ minutes }) => minutes, muchMinutes],
  [priceOf, muchCents],
];

/**
 * Offers worth comparing: every direct boat, the most sensible journeys with changes up to the
 * first screen, and offers that arrive much earlier, take much less time or cost much less than all
 * of those. A single remaining offer is left out only where it makes no sense beside the others.
 */
export function firstOffers(offers: readonly Offer[]): ReadonlySet<Offer> {
  const least = Math.min(...offers.map(weightOf));
  const tolerated = Math.max(senselessCents, least * senselessShare);
  const isSensible = (offer: Offer) => weightOf(offer) - least <= tolerated;
  const first = new Set(offers.filter(({ journey }) => journey.transfers === 0));
  for (const offer of offers.filter(isSensible).toSorted((a, b) => weightOf(a) - weightOf(b))) {
    if (first.size >= mostAtFirst) break;
    first.add(offer);
  }
  for (const [of, much] of extremes) {
    const extreme = offers.toSorted((a, b) => of(a) - of(b) || weightOf(a) - weightOf(b))[0];
    if (extreme && [...first].every((other) => of(other) - of(extreme) >= much)) first.add(extreme);
  }
  const [alone, ...more] = offers.filter((offer) => !first.has(offer));
  if (alone && more.length === 0 && isSensible(alone)) first.add(alone);
  return first;
}
