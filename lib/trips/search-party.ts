import type { TripDocument } from './types';

/** Adults and children of one search. */
const mostTravellers = 9;

/** The party of a trip as the ferry search takes it: nine at most, adults first, for somebody has to pay in full. */
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
