import type { TripDocument } from './types';

/** Adults and children of one search. */
const mostTravellers = 9;

/**
 * Party of a trip for the ferry search: nine at most, adults first, because one person has to pay
 * in full.
 */
export function searchParty({
  adults,
  children,
  vehicle,
}: Pick<TripDocument, 'adults' | 'children' | 'vehicle'>) {
  const passengers = Math.min(mostTravellers, adults);
  const young = Math.min(children, mostTravellers - passengers);
  return {
    passengers,
    ...(young > 0 ? { children: young } : {}),
    ...(vehicle ? { vehicle } : {}),
  };
}
