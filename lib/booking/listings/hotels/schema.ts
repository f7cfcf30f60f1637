import { z } from 'zod';
import {
  eachOnce,
  hasItsSource,
  hourSchema,
  listingShape,
  monthsSchema,
  placedShape,
  type Stored,
  seasonalPriceSchema,
  sourceMissing,
} from '../schema';

/** Kinds of places to stay. In the order of the page, like all lists here. */
export const hotelKinds = [
  'hotel',
  'rooms',
  'studios',
  'villa',
  'guesthouse',
  'campsite',
  'hostel',
] as const;

/** The official class in Greece: stars for hotels and campsites, keys for furnished rooms and apartments. */
export const hotelClasses = [
  'stars-5',
  'stars-4',
  'stars-3',
  'stars-2',
  'stars-1',
  'keys-4',
  'keys-3',
  'keys-2',
  'keys-1',
] as const;

export const amenities = [
  'sea-view',
  'caldera-view',
  'beachfront',
  'pool',
  'private-pool',
  'garden',
  'terrace',
  'breakfast',
  'restaurant',
  'bar',
  'kitchen',
  'air-conditioning',
  'heating',
  'wifi',
  'workspace',
  'washing-machine',
  'parking',
  'ev-charging',
  'port-transfer',
  'airport-transfer',
  'family-rooms',
  'cots',
  'pets',
  'quiet',
  'adults-only',
  'spa',
  'gym',
  'luggage-storage',
  'reception-24h',
  'shared-kitchen',
] as const;

export const hotelAccessibility = [
  'step-free-entrance',
  'ground-floor-room',
  'lift',
  'wheelchair-room',
  'roll-in-shower',
  'grab-rails',
  'accessible-parking',
  'step-free-pool',
  'visual-alarm',
  'assistance-dogs',
] as const;

/** Minutes on foot; null when it is too far to walk, or unknown. */
const walk = z.int().min(0).max(180).nullable();

/** Its fields: {@link hotelSchema}. */
export const hotelShape = {
  ...listingShape,
  ...placedShape,
  kind: z.enum(hotelKinds),
  class: z.enum(hotelClasses).nullable(),
  /** Rating by guests, 0 to 10 with one decimal, and the number of ratings. Invented for a sample. */
  guestRating: z
    .strictObject({
      // Not `multipleOf`: 0.1 has no exact float, so validators disagree about remainders.
      score: z
        .number()
        .min(0)
        .max(10)
        .refine((score) => Number(score.toFixed(1)) === score)
        .meta({ description: 'One decimal.' }),
      count: z.int().min(1).max(100_000),
    })
    .nullable(),
  /** Euro cents for two people and one night, cheapest room (campsite: two people and a tent). */
  pricePerNight: seasonalPriceSchema,
  openMonths: monthsSchema,
  /** People in the largest room, or in the house. */
  maxGuests: z.int().min(1).max(30),
  amenities: eachOnce(amenities),
  accessibility: eachOnce(hotelAccessibility),
  /** `until` is null if the reception is staffed all night. */
  checkIn: z.strictObject({ from: hourSchema, until: hourSchema.nullable() }),
  /** Latest. */
  checkOut: hourSchema,
  minutesOnFoot: z.strictObject({ beach: walk, port: walk, bus: walk }),
};

/** A place to stay as a seed writes it, and as it is read: see {@link Hotel}. */
export const hotelSchema = z.strictObject(hotelShape).refine(hasItsSource, sourceMissing);

/** Fields of a seed: those with a default may be left out. */
export type HotelSeed = z.input<typeof hotelSchema>;
export type Hotel = z.output<typeof hotelSchema> & Stored;
/** Fields of a list entry. */
export type HotelCard = Omit<Hotel, 'description'>;
