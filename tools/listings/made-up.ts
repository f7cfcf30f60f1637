import {
  activityAccessibility,
  activityKinds,
  activityLanguages,
  activityLevels,
  activitySchema,
  inclusions,
} from '../../lib/booking/listings/activities/schema';
import {
  amenities,
  hotelAccessibility,
  hotelClasses,
  hotelKinds,
  hotelSchema,
} from '../../lib/booking/listings/hotels/schema';
import { islandSlugs } from '../../lib/foundation/ids/island-slugs';
import type { SeedRecord } from './records';

/** Reproducible pseudo-random numbers (mulberry32). */
export function dice(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const upTo = (below: number) => Math.floor(next() * below);
  return {
    next,
    upTo,
    chance: (share: number) => next() < share,
    one: <Value>(list: readonly Value[]): Value => list[upTo(list.length)] as Value,
    some: <Value>(list: readonly Value[], share: number): Value[] =>
      list.filter(() => next() < share),
  };
}

type Dice = ReturnType<typeof dice>;

const adjectives = [
  'White',
  'Blue',
  'Old',
  'Little',
  'Windy',
  'Sunny',
  'Stone',
  'Quiet',
  'Upper',
  'Salt',
];
const nouns = [
  'Windmill',
  'Harbour',
  'Fig Tree',
  'Terrace',
  'Courtyard',
  'Dovecote',
  'Threshing Floor',
  'Cove',
  'Garden',
  'Bakery',
  'Cistern',
  'Lantern',
];
const places = [
  'Chora',
  'Plaka',
  'Livadi',
  'Kastro',
  'Agios Georgios',
  'Kamares',
  'Vathi',
  'Ormos',
  'Platis Gialos',
];

/** Fields of every listing; as in reality, half of the islands have few. */
function common(roll: Dice, number: number, what: string) {
  const island = islandSlugs[Math.floor(roll.next() ** 2 * islandSlugs.length)] ?? 'naxos';
  const name = `${roll.one(adjectives)} ${roll.one(nouns)}`;
  const place = roll.one(places);
  return {
    slug: `${island}-${name.toLowerCase().replaceAll(' ', '-')}-${number}`,
    island,
    name: { en: `${name} ${number}`, el: `${name} ${number}` },
    place: { en: place, el: place },
    position: { lat: 36.3 + roll.next() * 1.7, lon: 24.2 + roll.next() * 1.9 },
    summary: {
      en: `Made up, for measuring only: ${what}, number ${number}.`,
      el: `Επινοημένο, μόνο για μια μέτρηση: αριθμός ${number}.`,
    },
    description: {
      en: `Nobody will ever come here: number ${number} was made up so that the search has something to look through. `.repeat(
        3,
      ),
      el: `Εδώ δεν θα έρθει ποτέ κανείς: ο αριθμός ${number} υπάρχει μόνο για να έχει η αναζήτηση τι να ψάξει. `.repeat(
        3,
      ),
    },
    isSample: true,
    isPublished: !roll.chance(0.02),
    checkedOn: '2026-11-22',
  };
}

function months(roll: Dice): number[] {
  const [first, last] = [1 + roll.upTo(6), 8 + roll.upTo(5)];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const walk = (roll: Dice, most: number) => (roll.chance(0.15) ? null : roll.upTo(most));

export function madeUpHotel(roll: Dice, number: number): SeedRecord<'hotels'> {
  const peak = roll.chance(0.05) ? null : 4000 + Math.floor(roll.next() ** 3 * 60_000);
  const share = (part: number) =>
    peak === null || roll.chance(0.1) ? null : Math.max(100, Math.round(peak * part));
  return hotelSchema.parse({
    ...common(roll, number, 'a bed'),
    kind: roll.one(hotelKinds),
    class: roll.chance(0.2) ? null : roll.one(hotelClasses),
    guestRating: roll.chance(0.2)
      ? null
      : { score: (50 + roll.upTo(51)) / 10, count: 1 + roll.upTo(900) },
    pricePerNight: { low: share(0.4), shoulder: share(0.5), high: share(0.7), peak },
    openMonths: months(roll),
    maxGuests: 1 + roll.upTo(8),
    amenities: roll.some(amenities, 0.3),
    accessibility: roll.some(hotelAccessibility, 0.1),
    checkIn: { from: '14:00', until: roll.chance(0.3) ? null : '22:00' },
    checkOut: '11:00',
    minutesOnFoot: { beach: walk(roll, 60), port: walk(roll, 90), bus: walk(roll, 30) },
  });
}

export function madeUpActivity(roll: Dice, number: number): SeedRecord<'activities'> {
  const kind = roll.one(['free', 'from', 'from', 'from', 'ask'] as const);
  return activitySchema.parse({
    ...common(roll, number, 'a thing to do'),
    kind: roll.one(activityKinds),
    access: 'operator',
    meetingPoint: { en: 'At the quay', el: 'Στην προβλήτα' },
    durationMinutes: 15 * (1 + Math.floor(roll.next() ** 2 * 80)),
    startTimes: [],
    price:
      kind === 'from' ? { kind, cents: 500 + Math.floor(roll.next() ** 2 * 25_000) } : { kind },
    months: months(roll),
    languages: roll.some(activityLanguages, 0.4),
    level: roll.one(activityLevels),
    included: roll.some(inclusions, 0.3),
    accessibility: roll.some(activityAccessibility, 0.1),
    windLimitBft: roll.chance(0.5) ? null : 3 + roll.upTo(8),
    minimumAge: roll.chance(0.5) ? null : 1 + roll.upTo(18),
  });
}
