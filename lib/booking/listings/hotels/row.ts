import { z } from 'zod';
import {
  localized,
  placedColumns,
  placedFromRow,
  type Row,
  seasonalColumns,
  seasonalFromRow,
  sharedColumns,
  sharedFromRow,
  storedFromRow,
} from '../row';
import { type Hotel, type HotelCard, hotelSchema, hotelShape } from './schema';

/** Columns of {@link hotelFromRow}. */
export const hotelColumns = `${sharedColumns}, ${placedColumns}, ${seasonalColumns}, kind, class, rating_score, rating_count, open_months, max_guests, amenities, accessibility, check_in_from, check_in_until, check_out, walk_beach, walk_port, walk_bus`;

const { description: _description, ...cardShape } = hotelShape;
/** Fields of a hotel in a list, without the time of its last change. */
export const hotelCardSchema = z.strictObject(cardShape);

const fieldsOf = (row: Row) => ({
  ...sharedFromRow(row),
  ...placedFromRow(row),
  kind: row.kind,
  class: row.class,
  // A decimal of the database may come as text.
  guestRating:
    row.rating_count === null ? null : { score: Number(row.rating_score), count: row.rating_count },
  pricePerNight: seasonalFromRow(row),
  openMonths: row.open_months,
  maxGuests: row.max_guests,
  amenities: row.amenities,
  accessibility: row.accessibility,
  checkIn: { from: row.check_in_from, until: row.check_in_until },
  checkOut: row.check_out,
  minutesOnFoot: { beach: row.walk_beach, port: row.walk_port, bus: row.walk_bus },
});

/** A place to stay in a list. @throws {z.ZodError} for an invalid row */
export const hotelCardFromRow = (row: unknown): HotelCard => ({
  ...hotelCardSchema.parse(fieldsOf(row as Row)),
  ...storedFromRow(row as Row),
});

/** A whole place to stay. @throws {z.ZodError} for an invalid row */
export const hotelFromRow = (row: unknown): Hotel => ({
  ...hotelSchema.parse({
    ...fieldsOf(row as Row),
    description: localized(row as Row, 'description'),
  }),
  ...storedFromRow(row as Row),
});
