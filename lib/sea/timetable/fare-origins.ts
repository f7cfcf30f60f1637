import { z } from 'zod';
import { distinctOrigins } from './engine/fare-origins';
import type { Network } from './network';
import { type FareOrigin, fareBases, type Journey } from './types';

/** Origin of an adult fare, as APIs return it. */
export const fareOriginAnswer = z
  .object({
    basis: z.enum(fareBases),
    asOf: z.string().meta({ description: 'Year or month of the fare: `2024`, `2024-08`.' }),
  })
  .nullable()
  .meta({
    description:
      'Origin and date of the adult fare: published by a company or a newspaper, or our estimate. Null if the feed has none.',
  });

/** Origins of the adult fares of journeys, each once, and whether one of the boats is fast. */
export function faresOf(
  { fareOrigin, trips }: Pick<Network, 'fareOrigin' | 'trips'>,
  journeys: readonly Pick<Journey, 'legs'>[],
): { readonly origins: readonly FareOrigin[]; readonly isFast: boolean } {
  const boats = journeys.flatMap(({ legs }) => legs).filter((leg) => leg.kind === 'sea');
  return {
    origins: distinctOrigins(boats.map((boat) => fareOrigin(boat))),
    isFast: boats.some(({ tripId }) => trips.get(tripId)?.vesselKind === 'high-speed'),
  };
}
