import { getYourGuide, viator } from './activities';
import { directFerries, ferryhopper, ferryscanner } from './ferries';
import { googleFlights, skyscanner } from './flights';
import { discoverCars, kiwitaxi, welcomePickups } from './on-the-ground';
import { booking, expedia } from './stays';
import type { Partner, PartnerKind } from './types';

/** Every site we lead to where something is booked, in the order in which they are offered. */
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

/** True for the id of a partner; listings name theirs in a table, which knows none by heart. */
export const isPartnerId = (id: string): id is PartnerId => Object.hasOwn(partners, id);

const ids = Object.keys(partners) as PartnerId[];

/** Those who sell a kind of thing, in the order in which they are offered. */
export function partnersFor(kind: PartnerKind): readonly PartnerId[] {
  return ids.filter((id) => kind in partners[id].searches);
}
