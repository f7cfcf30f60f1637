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
  getYourGuide,
  viator,
  skyscanner,
  googleFlights,
  discoverCars,
  kiwitaxi,
  welcomePickups,
  ferryhopper,
  ferryscanner,
  directFerries,
} as const satisfies Record<string, Partner>;

export type PartnerId = keyof typeof partners;

const ids = Object.keys(partners) as PartnerId[];

/** Those who sell a kind of thing, in the order in which they are offered. */
export function partnersFor(kind: PartnerKind): readonly PartnerId[] {
  return ids.filter((id) => kind in partners[id].searches);
}
