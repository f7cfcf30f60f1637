import { z } from 'zod';
import { islandSlugs } from '@/lib/islands/slugs';
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

/** Classes of the licences of the European Union; `none` for what needs no licence. */
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
  /** Where it can be had. */
  islands: eachOnce(islandSlugs).min(1),
  class: z.enum(vehicleClasses),
  seats: z.int().min(1).max(9),
  /** 0 for what has none. */
  doors: z.int().min(0).max(5),
  /** Middling cases. */
  bags: z.int().min(0).max(9),
  gearbox: z.enum(gearboxes),
  fuel: z.enum(fuels),
  /** Euro cents for one day. */
  pricePerDay: seasonalPriceSchema,
  months: monthsSchema,
  /** Euro cents blocked on a card; null where it is not known. 'None' is 0. */
  depositCents: z.int().min(0).max(5_000_00).nullable(),
  licence: z.strictObject({
    class: z.enum(licences),
    yearsHeld: z.int().min(0).max(5),
    /** Who comes from outside the European Union needs an international permit beside it. */
    permitOutsideEu: z.boolean(),
  }),
  minimumAge: z.int().min(14).max(30),
  extras: eachOnce(vehicleExtras),
  /** What the insurance covers and what it does not. */
  insurance: textIn(20, 300),
};

/** A vehicle for hire as a seed writes it, and as it is read: see {@link Vehicle}. */
export const vehicleSchema = z.strictObject(vehicleShape).refine(hasItsSource, sourceMissing);

/** What a seed writes: fields with a default may be left out. */
export type VehicleSeed = z.input<typeof vehicleSchema>;
export type Vehicle = z.output<typeof vehicleSchema> & Stored;
/** As lists have it. */
export type VehicleCard = Omit<Vehicle, 'description'>;
export type VehicleClass = (typeof vehicleClasses)[number];
export type Gearbox = (typeof gearboxes)[number];
export type Fuel = (typeof fuels)[number];
export type Licence = (typeof licences)[number];
export type VehicleExtra = (typeof vehicleExtras)[number];
