import type { Fare, FareOrigin, FerryFeed, Vehicle } from '../types.ts';

type Ride = Pick<Fare, 'lineId' | 'from' | 'to'>;

const keyOf = (of: Vehicle | 'adult', { lineId, from, to }: Ride) =>
  `${of} ${lineId} ${from} ${to}`;

const byFeed = new WeakMap<FerryFeed, ReadonlyMap<string, FareOrigin>>();

/** Origin of the fare of an adult, or of a vehicle; null if the feed does not say. */
export function fareOriginOf(
  feed: FerryFeed,
  of: Vehicle | 'adult',
  ride: Ride,
): FareOrigin | null {
  let known = byFeed.get(feed);
  if (!known) {
    const origins = new Map<string, FareOrigin>();
    for (const fare of feed.fares) {
      if (fare.origin) origins.set(keyOf('adult', fare), fare.origin);
    }
    for (const fare of feed.vehicleFares) {
      if (fare.origin) origins.set(keyOf(fare.vehicle, fare), fare.origin);
    }
    known = origins;
    byFeed.set(feed, known);
  }
  return known.get(keyOf(of, ride)) ?? null;
}

/** Origins of several fares, each once, estimates last and by age. */
export function distinctOrigins(origins: readonly (FareOrigin | null)[]): FareOrigin[] {
  const byKey = new Map<string, FareOrigin>();
  for (const origin of origins) {
    if (origin) byKey.set(`${origin.basis === 'estimate'} ${origin.asOf}`, origin);
  }
  return [...byKey].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, origin]) => origin);
}
