import type { Offer } from './offers';

/** As many as one takes in at a glance. Direct boats are shown whatever their number. */
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

/** So much earlier, shorter or cheaper than all others that it is worth a look, whatever else it is. */
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
 * The offers one would weigh up: every direct boat, as many of the most sensible ways with changes as fill the first
 * screen, and what arrives, lasts or costs much less than all of those. One alone is left out only where it is senseless
 * beside the others.
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
