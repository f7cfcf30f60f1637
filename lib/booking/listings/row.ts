import { z } from 'zod';
import { defaultLocale, perLocale } from '@/lib/foundation/i18n/locales';
import { instantSchema } from '@/lib/platform/supabase/instant';
import {
  type Activity,
  type ActivityCard,
  activitySchema,
  activityShape,
} from './activities/schema';
import { type Hotel, type HotelCard, hotelSchema, hotelShape } from './hotels/schema';
import { type Vehicle, type VehicleCard, vehicleSchema, vehicleShape } from './vehicles/schema';

/*
 * Converts rows of the tables to records. Only arranges the columns as in the record; the schema of each kind checks
 * the values afterwards.
 */

export type Row = Readonly<Record<string, unknown>>;

/** Reads a text with one column per language. Languages without a column get the English text. */
export const localized = (row: Row, column: string) =>
  perLocale((locale) => row[`${column}_${locale}`] ?? row[`${column}_${defaultLocale}`]);

/** Fields of all kinds, without the description, which lists leave out. */
export const sharedFromRow = (row: Row) => ({
  slug: row.slug,
  name: localized(row, 'name'),
  summary: localized(row, 'summary'),
  image: row.image,
  isSample: row.is_sample,
  isPublished: row.is_published,
  partnerLinks: row.partner_links,
  source: row.source_url ? { title: row.source_title, url: row.source_url } : null,
  checkedOn: row.checked_on,
});

export const placedFromRow = (row: Row) => ({
  island: row.island,
  place: localized(row, 'place'),
  position: { lat: row.lat, lon: row.lon },
});

export const seasonalFromRow = (row: Row) => ({
  low: row.price_low,
  shoulder: row.price_shoulder,
  high: row.price_high,
  peak: row.price_peak,
});

/** Time of the last change. @throws {z.ZodError} without a valid one */
export const storedFromRow = (row: Row) => ({ updatedAt: instantSchema.parse(row.updated_at) });

/** Columns shared by all kinds, as the Data API names them. */
export const sharedColumns =
  'slug, name_en, name_el, summary_en, summary_el, image, is_sample, is_published, partner_links, source_title, source_url, checked_on, updated_at, description_en, description_el';
export const placedColumns = 'island, place_en, place_el, lat, lon';
export const seasonalColumns = 'price_low, price_shoulder, price_high, price_peak';

/** Fields of a card: a list leaves out the description. */
const withoutDescription = <Shape extends { readonly description: unknown }>({
  description: _description,
  ...card
}: Shape) => card;

/** Columns of {@link hotelFromRow}. */
export const hotelColumns = `${sharedColumns}, ${placedColumns}, ${seasonalColumns}, kind, class, rating_score, rating_count, open_months, max_guests, amenities, accessibility, check_in_from, check_in_until, check_out, walk_beach, walk_port, walk_bus`;

/** Fields of a hotel in a list, without the time of its last change. */
export const hotelCardSchema = z.strictObject(withoutDescription(hotelShape));

const hotelFields = (row: Row) => ({
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
  ...hotelCardSchema.parse(hotelFields(row as Row)),
  ...storedFromRow(row as Row),
});

/** A whole place to stay. @throws {z.ZodError} for an invalid row */
export const hotelFromRow = (row: unknown): Hotel => ({
  ...hotelSchema.parse({
    ...hotelFields(row as Row),
    description: localized(row as Row, 'description'),
  }),
  ...storedFromRow(row as Row),
});

/** Columns of {@link activityFromRow}. */
export const activityColumns = `${sharedColumns}, ${placedColumns}, kind, access, meeting_point_en, meeting_point_el, duration_minutes, start_times, price_kind, price_cents, months, languages, level, included, accessibility, wind_limit_bft, minimum_age`;

/** Fields of an activity in a list, without the time of its last change. */
export const activityCardSchema = z.strictObject(withoutDescription(activityShape));

const activityFields = (row: Row) => ({
  ...sharedFromRow(row),
  ...placedFromRow(row),
  kind: row.kind,
  access: row.access,
  meetingPoint: localized(row, 'meeting_point'),
  durationMinutes: row.duration_minutes,
  startTimes: row.start_times,
  price:
    row.price_kind === 'from'
      ? { kind: row.price_kind, cents: row.price_cents }
      : { kind: row.price_kind },
  months: row.months,
  languages: row.languages,
  level: row.level,
  included: row.included,
  accessibility: row.accessibility,
  windLimitBft: row.wind_limit_bft,
  minimumAge: row.minimum_age,
});

/** An activity in a list. @throws {z.ZodError} for an invalid row */
export const activityCardFromRow = (row: unknown): ActivityCard => ({
  ...activityCardSchema.parse(activityFields(row as Row)),
  ...storedFromRow(row as Row),
});

/** A whole activity. @throws {z.ZodError} for an invalid row */
export const activityFromRow = (row: unknown): Activity => ({
  ...activitySchema.parse({
    ...activityFields(row as Row),
    description: localized(row as Row, 'description'),
  }),
  ...storedFromRow(row as Row),
});

/** Columns of {@link vehicleFromRow}. */
export const vehicleColumns = `${sharedColumns}, ${seasonalColumns}, islands, class, seats, doors, bags, gearbox, fuel, months, deposit_cents, licence, licence_years, permit_outside_eu, minimum_age, extras, insurance_en, insurance_el`;

/** Fields of a vehicle in a list, without the time of its last change. */
export const vehicleCardSchema = z.strictObject(withoutDescription(vehicleShape));

const vehicleFields = (row: Row) => ({
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
  ...vehicleCardSchema.parse(vehicleFields(row as Row)),
  ...storedFromRow(row as Row),
});

/** A whole vehicle. @throws {z.ZodError} for an invalid row */
export const vehicleFromRow = (row: unknown): Vehicle => ({
  ...vehicleSchema.parse({
    ...vehicleFields(row as Row),
    description: localized(row as Row, 'description'),
  }),
  ...storedFromRow(row as Row),
});
