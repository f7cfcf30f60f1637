import { z } from 'zod';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import {
  eachOnce,
  hasItsSource,
  listingShape,
  monthsSchema,
  type Stored,
  seasonalPriceSchema,
  sourceMissing,
  textIn,
} from '../schema';

/** In the order of the page, as all lists here. */
export const vehicleClasses = [
  'mini',
  'economy',
  'compact',
  'family',
  'suv',
  'jeep',
  'cabriolet',
  'van',
  'scooter',
  'motorcycle',
  'quad',
  'buggy',
  'bicycle',
  'e-bike',
] as const;

export const gearboxes = ['manual', 'automatic'] as const;
export const fuels = ['petrol', 'diesel', 'hybrid', 'electric', 'none'] as const;

/** Driving licence classes of the European Union; `none` for vehicles without a licence requirement. */
export const licences = ['none', 'AM', 'A1', 'A2', 'A', 'B1', 'B'] as const;

export const vehicleExtras = [
  'air-conditioning',
  'child-seat',
  'helmets',
  'top-case',
  'port-delivery',
  'airport-delivery',
  'hotel-delivery',
  'unlimited-kilometres',
  'full-insurance',
  'second-driver',
  'ferry-allowed',
] as const;

/** Its fields: {@link vehicleSchema}. */
export const vehicleShape = {
  ...listingShape,
  /** Islands on which it can be hired. */
  islands: eachOnce(islandSlugs).min(1),
  class: z.enum(vehicleClasses),
  seats: z.int().min(1).max(9),
  /** 0 for vehicles without doors. */
  doors: z.int().min(0).max(5),
  /** Middling cases. */
  bags: z.int().min(0).max(9),
  gearbox: z.enum(gearboxes),
  fuel: z.enum(fuels),
  /** Euro cents for one day. */
  pricePerDay: seasonalPriceSchema,
  months: monthsSchema,
  /** Euro cents blocked on a card; null if it is not known. 'None' is 0. */
  depositCents: z.int().min(0).max(5_000_00).nullable(),
  licence: z.strictObject({
    class: z.enum(licences),
    yearsHeld: z.int().min(0).max(5),
    /** True if drivers from outside the European Union also need an international permit. */
    permitOutsideEu: z.boolean(),
  }),
  minimumAge: z.int().min(14).max(30),
  extras: eachOnce(vehicleExtras),
  /** Insurance cover and exclusions. */
  insurance: textIn(20, 300),
};

/** A vehicle for hire as a seed writes it, and as it is read: see {@link Vehicle}. */
export const vehicleSchema = z.strictObject(vehicleShape).refine(hasItsSource, sourceMissing);

/** Fields of a seed: those with a default may be left out. */
export type VehicleSeed = z.input<typeof vehicleSchema>;
export type Vehicle = z.output<typeof vehicleSchema> & Stored;
/** Fields of a list entry. */
export type VehicleCard = Omit<Vehicle, 'description'>;
export type VehicleClass = (typeof vehicleClasses)[number];
