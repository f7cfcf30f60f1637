import {
  activityKinds,
  activityLevels,
  inclusions,
} from '../../../lib/booking/listings/activities/schema';
import { amenities, hotelKinds } from '../../../lib/booking/listings/hotels/schema';
import { islandSlugs } from '../../../lib/foundation/ids/island-slugs';
import { dice } from '../../listings/made-up';

/** Input of `search_listings`: see its migration. */
export interface SearchInput {
  readonly any?: Readonly<Record<string, readonly string[]>>;
  readonly all?: Readonly<Record<string, readonly string[]>>;
  readonly [name: string]: unknown;
}

export interface Question {
  readonly kind: 'hotels' | 'activities';
  readonly asked: SearchInput;
}

const sorts = {
  hotels: ['recommended', 'price', 'rating', 'beach', 'name'],
  activities: ['recommended', 'price', 'duration', 'name'],
} as const;

/** `count` questions of each type that visitors ask, the same in every run. */
export function questionsOf(kind: Question['kind'], count: number): Record<string, Question[]> {
  const roll = dice(5);
  const ask = (make: () => SearchInput) =>
    Array.from({ length: count }, () => ({ kind, asked: make() }));
  const season = () =>
    kind === 'hotels' ? roll.one(['low', 'shoulder', 'high', 'peak']) : 'lowest';
  const filter = (): SearchInput => ({
    any: {
      ...(roll.chance(0.7) ? { island: roll.some(islandSlugs, 0.1) } : {}),
      ...(roll.chance(0.5)
        ? { kind: roll.some<string>(kind === 'hotels' ? hotelKinds : activityKinds, 0.3) }
        : {}),
      ...(kind === 'activities' && roll.chance(0.5) ? { level: [roll.one(activityLevels)] } : {}),
      ...(roll.chance(0.5) ? { month: [String(5 + roll.upTo(5))] } : {}),
    },
    all:
      kind === 'hotels'
        ? { amenities: roll.some(amenities, 0.05) }
        : { included: roll.some(inclusions, 0.08) },
  });
  return {
    'list, first page': ask(() => ({})),
    'list, any sort and page': ask(() => ({
      sort: roll.one(sorts[kind]),
      page: 1 + roll.upTo(kind === 'hotels' ? 800 : 2000),
    })),
    'filters, any sort': ask(() => ({ ...filter(), sort: roll.one(sorts[kind]) })),
    'filters and a price': ask(() => ({
      ...filter(),
      season: season(),
      maxCents: 100 * (20 + roll.upTo(300)),
      sort: 'price',
    })),
    'a price, far pages': ask(() => ({
      season: season(),
      maxCents: 100 * (60 + roll.upTo(300)),
      sort: roll.one(sorts[kind]),
      page: 1 + roll.upTo(300),
    })),
    'words and filters': ask(() => ({
      ...filter(),
      words: [roll.one(['windm', 'quiet', 'plaka', 'har', 'stone', 'naxos', 'ch'])],
    })),
    'part of the map, with pins': ask(() => {
      const [south, west] = [36.3 + roll.next() * 1.2, 24.2 + roll.next() * 1.2];
      return { area: [south, west, south + 0.4, west + 0.5], pins: 300 };
    }),
  };
}
