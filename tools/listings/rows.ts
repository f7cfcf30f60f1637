import type { SeedKind, SeedRecord } from './records';

/** Value of a column, before it is written as SQL. */
export type Value = string | number | boolean | null | readonly string[] | readonly number[];
export type Row = Readonly<Record<string, Value>>;

/** Columns that all kinds share. */
const shared = (one: SeedRecord<SeedKind>): Row => ({
  slug: one.slug,
  name_en: one.name.en,
  name_el: one.name.el,
  summary_en: one.summary.en,
  summary_el: one.summary.el,
  description_en: one.description.en,
  description_el: one.description.el,
  image: one.image,
  is_sample: one.isSample,
  is_published: one.isPublished,
  partner_links: JSON.stringify(one.partnerLinks),
  source_title: one.source?.title ?? null,
  source_url: one.source?.url ?? null,
  checked_on: one.checkedOn,
});

const placed = (one: SeedRecord<'hotels' | 'activities'>): Row => ({
  island: one.island,
  place_en: one.place.en,
  place_el: one.place.el,
  lat: one.position.lat,
  lon: one.position.lon,
});

const seasonal = (price: SeedRecord<'hotels'>['pricePerNight']): Row => ({
  price_low: price.low,
  price_shoulder: price.shoulder,
  price_high: price.high,
  price_peak: price.peak,
});

const hotel = (one: SeedRecord<'hotels'>): Row => ({
  ...shared(one),
  ...placed(one),
  kind: one.kind,
  class: one.class,
  rating_score: one.guestRating?.score ?? null,
  rating_count: one.guestRating?.count ?? null,
  ...seasonal(one.pricePerNight),
  open_months: one.openMonths,
  max_guests: one.maxGuests,
  amenities: one.amenities,
  accessibility: one.accessibility,
  check_in_from: one.checkIn.from,
  check_in_until: one.checkIn.until,
  check_out: one.checkOut,
  walk_beach: one.minutesOnFoot.beach,
  walk_port: one.minutesOnFoot.port,
  walk_bus: one.minutesOnFoot.bus,
});

const activity = (one: SeedRecord<'activities'>): Row => ({
  ...shared(one),
  ...placed(one),
  kind: one.kind,
  access: one.access,
  meeting_point_en: one.meetingPoint.en,
  meeting_point_el: one.meetingPoint.el,
  duration_minutes: one.durationMinutes,
  start_times: one.startTimes,
  price_kind: one.price.kind,
  price_cents: one.price.kind === 'from' ? one.price.cents : null,
  months: one.months,
  languages: one.languages,
  level: one.level,
  included: one.included,
  accessibility: one.accessibility,
  wind_limit_bft: one.windLimitBft,
  minimum_age: one.minimumAge,
});

const vehicle = (one: SeedRecord<'vehicles'>): Row => ({
  ...shared(one),
  islands: one.islands,
  class: one.class,
  seats: one.seats,
  doors: one.doors,
  bags: one.bags,
  gearbox: one.gearbox,
  fuel: one.fuel,
  ...seasonal(one.pricePerDay),
  months: one.months,
  deposit_cents: one.depositCents,
  licence: one.licence.class,
  licence_years: one.licence.yearsHeld,
  permit_outside_eu: one.licence.permitOutsideEu,
  minimum_age: one.minimumAge,
  extras: one.extras,
  insurance_en: one.insurance.en,
  insurance_el: one.insurance.el,
});

/** Converts a record of each kind into a row of its table. */
export const rowOf: { [Kind in SeedKind]: (one: SeedRecord<Kind>) => Row } = {
  hotels: hotel,
  activities: activity,
  vehicles: vehicle,
};
