import { z } from 'zod';
import {
  localized,
  placedColumns,
  placedFromRow,
  type Row,
  sharedColumns,
  sharedFromRow,
  storedFromRow,
} from '../row';
import { type Activity, type ActivityCard, activitySchema, activityShape } from './schema';

/** Columns of {@link activityFromRow}. */
export const activityColumns = `${sharedColumns}, ${placedColumns}, kind, access, meeting_point_en, meeting_point_el, duration_minutes, start_times, price_kind, price_cents, months, languages, level, included, accessibility, wind_limit_bft, minimum_age`;

const { description: _description, ...cardShape } = activityShape;
/** Fields of an activity in a list, without the time of its last change. */
export const activityCardSchema = z.strictObject(cardShape);

const fieldsOf = (row: Row) => ({
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
  ...activityCardSchema.parse(fieldsOf(row as Row)),
  ...storedFromRow(row as Row),
});

/** A whole activity. @throws {z.ZodError} for an invalid row */
export const activityFromRow = (row: unknown): Activity => ({
  ...activitySchema.parse({
    ...fieldsOf(row as Row),
    description: localized(row as Row, 'description'),
  }),
  ...storedFromRow(row as Row),
});
