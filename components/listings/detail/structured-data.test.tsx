import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Activity, activitySchema } from '@/lib/booking/listings/activities/schema';
import { type Hotel, hotelSchema } from '@/lib/booking/listings/hotels/schema';
import { type Vehicle, vehicleSchema } from '@/lib/booking/listings/vehicles/schema';
import { activities } from '@/supabase/seed/listings/activities/milos';
import { hotels } from '@/supabase/seed/listings/hotels/sifnos';
import { vehicles } from '@/supabase/seed/listings/vehicles/cars';
import { ListingData } from './structured-data';

/** Data as the page has it; undefined without a script. */
function structuredDataOf(
  listing: Pick<ComponentProps<typeof ListingData>, 'kind' | 'record'>,
  words: object,
): unknown {
  const props = { ...listing, ...words } as ComponentProps<typeof ListingData>;
  const html = renderToStaticMarkup(<ListingData {...props} />);
  const [, json] = /^<script type="application\/ld\+json"[^>]*>(.*)<\/script>$/.exec(html) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
}

const words = { locale: 'en', island: 'Sifnos', amenities: ['Sea view'] } as const;
const updatedAt = '2026-11-22T10:00:00.000Z';
/** Fields of a real listing. All hotels and vehicles in the seed data are samples. */
const real = {
  isSample: false,
  source: { title: 'Its own page', url: 'https://example.org' },
} as const;
const [hotelSeed] = hotels;
const [vehicleSeed] = vehicles;
const hotel = (more: object = {}): Hotel => ({
  ...hotelSchema.parse({ ...hotelSeed, ...more }),
  updatedAt,
});
const vehicle = (more: object = {}): Vehicle => ({
  ...vehicleSchema.parse({ ...vehicleSeed, ...more }),
  updatedAt,
});
const activity = (slug: string, more: object = {}): Activity => ({
  ...activitySchema.parse({ ...activities.find((one) => one.slug === slug), ...more }),
  updatedAt,
});
const walk = 'milos-walk-on-sarakiniko';

it('omits samples, whatever they cost', () => {
  expect(hotel().isSample).toBe(true);
  expect(structuredDataOf({ kind: 'hotels', record: hotel() }, words)).toBeUndefined();
  expect(structuredDataOf({ kind: 'vehicles', record: vehicle() }, words)).toBeUndefined();
  const sample = activity(walk, { isSample: true });
  expect(structuredDataOf({ kind: 'activities', record: sample }, words)).toBeUndefined();
});

describe('a real place to stay', () => {
  const hotelData = (more: object = {}, locale: 'en' | 'el' = 'en') =>
    structuredDataOf({ kind: 'hotels', record: hotel({ ...real, ...more }) }, { ...words, locale });

  it('is a lodging business with its place, hours and price of a night', () => {
    expect(hotelData()).toMatchObject({
      '@type': 'LodgingBusiness',
      name: 'Rooms off the Steno, Apollonia',
      url: expect.stringMatching(/\/hotels\/sifnos-apollonia-steno-rooms$/),
      geo: { latitude: 36.9754, longitude: 24.7235 },
      address: { addressLocality: 'Apollonia', addressRegion: 'Sifnos', addressCountry: 'GR' },
      checkinTime: '14:00',
      checkoutTime: '11:00',
      priceRange: '€60–€125',
      amenityFeature: [{ name: 'Sea view', value: true }],
    });
  });

  it('is described in the language of the page', () => {
    expect(hotelData({}, 'el')).toMatchObject({
      name: 'Δωμάτια δίπλα στο Στενό, Απολλωνία',
      url: expect.stringContaining('/el/hotels/'),
    });
  });

  it('has its stars, and only prices and ratings with a source', () => {
    const unpriced = { low: null, shoulder: null, high: null, peak: null };
    const starred = hotelData({ class: 'stars-4', pricePerNight: unpriced });
    expect(starred).toMatchObject({ starRating: { ratingValue: 4 } });
    expect(starred).not.toHaveProperty('priceRange');
    expect(starred).not.toHaveProperty('aggregateRating');
    expect(hotelData({ class: 'keys-2' })).not.toHaveProperty('starRating');
  });
});

describe('a real thing to do', () => {
  it('is a tourist attraction if open to anyone, and free only if it is', () => {
    const data = structuredDataOf({ kind: 'activities', record: activity(walk) }, words);
    expect(data).toMatchObject({ '@type': 'TouristAttraction', isAccessibleForFree: true });
    expect(data).not.toHaveProperty('offers');
  });

  it('is a product with an offer if it is sold at a known price, otherwise omitted', () => {
    const led = (price: object) =>
      structuredDataOf(
        { kind: 'activities', record: activity(walk, { ...real, access: 'operator', price }) },
        words,
      );
    expect(led({ kind: 'from', cents: 4550 })).toMatchObject({
      '@type': 'Product',
      offers: { '@type': 'AggregateOffer', lowPrice: '45.50', priceCurrency: 'EUR' },
    });
    expect(led({ kind: 'ask' })).toBeUndefined();
  });
});

it('a real vehicle is an offer from its lowest to its highest price, and has none without prices', () => {
  const vehicleData = (pricePerDay: object) =>
    structuredDataOf({ kind: 'vehicles', record: vehicle({ ...real, pricePerDay }) }, words);
  expect(vehicleData({ low: null, shoulder: 3000, high: 4000, peak: 6050 })).toMatchObject({
    '@type': 'Product',
    offers: { lowPrice: '30', highPrice: '60.50', priceCurrency: 'EUR' },
  });
  expect(vehicleData({ low: null, shoulder: null, high: null, peak: null })).toBeUndefined();
});
