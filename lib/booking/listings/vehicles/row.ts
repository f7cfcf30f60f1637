import { z } from 'zod';
import {
  localized,
  type Row,
  seasonalColumns,
  seasonalFromRow,
  sharedColumns,
  sharedFromRow,
  storedFromRow,
} from '../row';
import { type Vehicle, type VehicleCard, vehicleSchema, vehicleShape } from './schema';

/** Columns of {@link vehicleFromRow}. */
export const vehicleColumns = `${sharedColumns}, ${seasonalColumns}, islands, class, seats, doors, bags, gearbox, fuel, months, deposit_cents, licence, licence_years, permit_outside_eu, minimum_age, extras, insurance_en, insurance_el`;

const { description: _description, ...cardShape } = vehicleShape;
/** Fields of a vehicle in a list, without the time of its last change. */
export const vehicleCardSchema = z.strictObject(cardShape);

const fieldsOf = (row: Row) => ({
  ...sharedFromRow(row),
  islands: row.islands,
  class: row.class,
  seats: row.seats,
  doors: row.doors,
  bags: row.bags,
  gearbox: row.gearbox,
  fuel: row.fuel,
  pricePerDay: seasonalFromRow(row),
  months: row.months,
  depositCents: row.deposit_cents,
  licence: {
    class: row.licence,
    yearsHeld: row.licence_years,
    permitOutsideEu: row.permit_outside_eu,
  },
  minimumAge: row.minimum_age,
  extras: row.extras,
  insurance: localized(row, 'insurance'),
});

/** A vehicle in a list. @throws {z.ZodError} for an invalid row */
export const vehicleCardFromRow = (row: unknown): VehicleCard => ({
  ...vehicleCardSchema.parse(fieldsOf(row as Row)),
  ...storedFromRow(row as Row),
});

/** A whole vehicle. @throws {z.ZodError} for an invalid row */
export const vehicleFromRow = (row: unknown): Vehicle => ({
  ...vehicleSchema.parse({
    ...fieldsOf(row as Row),
    description: localized(row as Row, 'description'),
  }),
  ...storedFromRow(row as Row),
});
