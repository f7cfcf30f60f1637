import { getYourGuide, viator } from './activities';
import { directFerries, ferryhopper, ferryscanner } from './ferries';
import { googleFlights, skyscanner } from './flights';
import { discoverCars, kiwitaxi, welcomePickups } from './on-the-ground';
import { booking, expedia } from './stays';
import type { Partner, PartnerKind } from './types';

/** Booking sites that this site links to, in display order. */
export const partners = {
  booking,
  expedia,
  getyourguide: getYourGuide,
  viator,
  skyscanner,
  'google-flights': googleFlights,
  'discover-cars': discoverCars,
  kiwitaxi,
  'welcome-pickups': welcomePickups,
  ferryhopper,
  ferryscanner,
  'direct-ferries': directFerries,
} as const satisfies Record<string, Partner>;

export type PartnerId = keyof typeof partners;

/**
 * True for the id of a partner. Listings name their partners in a table, so their ids need a check.
 */
export const isPartnerId = (id: string): id is PartnerId => Object.hasOwn(partners, id);

const ids = Object.keys(partners) as PartnerId[];

/** Partners that sell a kind of thing, in display order. */
export function partnersFor(kind: PartnerKind): readonly PartnerId[] {
  return ids.filter((id) => kind in partners[id].searches);
}
