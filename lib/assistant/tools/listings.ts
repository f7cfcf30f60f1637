import { z } from 'zod';
import { listingAddress, readListingSearch } from '@/lib/booking/listings/address';
import type { ListingKind } from '@/lib/booking/listings/filters';
import {
  getActivity,
  getHotel,
  getVehicle,
  searchActivities,
  searchHotels,
  searchVehicles,
} from '@/lib/booking/listings/operation';
import type { RawQuery } from '@/lib/foundation/http/raw-query';
import { localizedAnswer } from '@/lib/foundation/i18n/localized-schema';
import { routes } from '@/lib/platform/routes/register';
import { toolOf } from './tool';

/** Listings per page in a brief. */
const mostListed = 6;

/** Samples exist nowhere, so no search of a model may find them: a person would take them for advice. */
const always = { real: 'yes' };

/** Fields common to the briefs of all listings. */
const listed = z.object({
  slug: z.string(),
  name: localizedAnswer,
  summary: localizedAnswer,
  island: z.string(),
  isSample: z.boolean(),
  checkedOn: z.string(),
});

const page = <Card extends z.ZodType>(card: Card) =>
  z.object({
    total: z.number(),
    results: z.array(card).transform((cards) => cards.slice(0, mostListed)),
  });

const season = z.record(z.string(), z.number().nullable());

const pagesOf =
  (kind: ListingKind, list: string, one: (slug: string) => string) =>
  ({ results }: { results: readonly { slug: string }[] }, query: RawQuery) => ({
    page: listingAddress(list, readListingSearch(kind, query).search),
    ...Object.fromEntries(results.map(({ slug }) => [slug, one(slug)])),
  });

const { hotel, activity, vehicle } = routes;
const hotelPages = pagesOf('hotels', routes.hotels, hotel);

/** Tools for places to stay, activities and rental vehicles: search and details. */
export const listingTools = [
  toolOf({
    operation: searchHotels,
    always,
    brief: page(
      listed.extend({
        place: localizedAnswer,
        kind: z.string(),
        class: z.string().nullable(),
        guestRating: z.object({ score: z.number(), count: z.number() }).nullable(),
        pricePerNight: season,
        openMonths: z.array(z.number()),
        amenities: z.array(z.string()),
      }),
    ),
    pages: (answer: Parameters<typeof hotelPages>[0], query) => {
      const [island] = readListingSearch('hotels', query).search.chosen.island ?? [];
      return {
        ...hotelPages(answer, query),
        // Areas to stay in, for an island of which few places or none are listed.
        ...(island ? { guide: `${routes.guide(island)}#where-to-stay` } : {}),
      };
    },
  }),
  toolOf({
    operation: searchActivities,
    always,
    brief: page(
      listed.extend({
        place: localizedAnswer,
        kind: z.string(),
        access: z.string(),
        durationMinutes: z.number(),
        price: z.looseObject({ kind: z.string() }),
        months: z.array(z.number()),
        level: z.string(),
        windLimitBft: z.number().nullable(),
      }),
    ),
    pages: pagesOf('activities', routes.activities, activity),
  }),
  toolOf({
    operation: searchVehicles,
    always,
    brief: page(
      listed.omit({ island: true }).extend({
        islands: z.array(z.string()),
        class: z.string(),
        seats: z.number(),
        pricePerDay: season,
      }),
    ),
    pages: pagesOf('vehicles', routes.rentACar, vehicle),
  }),
  toolOf<{ slug: string }>({ operation: getHotel, pages: ({ slug }) => ({ page: hotel(slug) }) }),
  toolOf<{ slug: string }>({
    operation: getActivity,
    pages: ({ slug }) => ({ page: activity(slug) }),
  }),
  toolOf<{ slug: string }>({
    operation: getVehicle,
    pages: ({ slug }) => ({ page: vehicle(slug) }),
  }),
];
