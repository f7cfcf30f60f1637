import 'server-only';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { secondsToWait } from '@/lib/foundation/http/compute-limit';
import { firstValue, type RawQuery } from '@/lib/foundation/http/raw-query';
import { defaultLocale, type Locale } from '@/lib/foundation/i18n/locales';
import type {
  Operation,
  OperationContext,
  Outcome,
  RecordOutcome,
} from '@/lib/platform/operations/operation';
import { type Activity, activityShape } from './activities/schema';
import { highestLimit, lastPage, readListingSearch } from './address';
import type { ListingKind } from './filters';
import { type Hotel, hotelShape } from './hotels/schema';
import type { ListingPage } from './page-of-listings';
import { faultsOf, type ListingFault, listingQuery, slugQuery } from './parameters';
import { activityBySlug, type CardOf, hotelBySlug, searchListings, vehicleBySlug } from './queries';
import { activityCardSchema, hotelCardSchema, vehicleCardSchema } from './row';
import { slugSchema } from './schema';
import type { ListingSearch } from './search';
import { type Vehicle, vehicleShape } from './vehicles/schema';

/** Result of a search, with the search itself. */
export interface ListingResult<Kind extends ListingKind> {
  readonly search: ListingSearch<Kind>;
  readonly page: ListingPage<CardOf[Kind]>;
}

const count = z.int().min(0);
const updatedAt = z.string().meta({ description: 'Time of the last change, ISO 8601 in UTC.' });

const pageAnswer = <Card extends z.ZodObject>(card: Card) =>
  z.object({
    total: count,
    page: z.int().min(1),
    pages: z.int().min(1),
    results: z.array(card.extend({ updatedAt })),
    counts: z.record(z.string(), z.record(z.string(), count)).meta({
      description:
        'Number of records per filter and value. Counts of an any-of filter ignore its own current selection.',
    }),
    prices: z.object({
      upTo: z.record(z.string(), count).meta({
        description: 'Number of records that cost at most this amount, by amount in euros.',
      }),
      ask: count.meta({ description: 'Number of records without a price for that season.' }),
    }),
    pins: z.array(z.object({ slug: z.string(), lat: z.number(), lon: z.number() })),
  });

const explained = {
  async explain(faults: readonly ListingFault[], _query: RawQuery, locale: Locale) {
    const t = await getTranslations({ locale, namespace: 'listings.api' });
    const limits = { euros: highestLimit, pages: lastPage };
    // Keeps the first of several faults of a parameter.
    const fields = faults
      .toReversed()
      .map(({ name, value, code }) => [
        name,
        { code, message: t(`faults.${code}`, { ...limits, value }) },
      ]);
    return { message: t('summary'), fields: Object.fromEntries(fields) };
  },
  async explainWait(seconds: number, locale: Locale) {
    return (await getTranslations({ locale, namespace: 'listings.api' }))('tooMany', { seconds });
  },
  async explainOther(state: RecordOutcome['state'], locale: Locale) {
    return (await getTranslations({ locale, namespace: 'listings.api' }))(state);
  },
};

/** Runs a search that has been read already, within the limit of its sender. */
export async function findListings<Kind extends ListingKind>(
  search: ListingSearch<Kind>,
  { headers, locale = defaultLocale }: OperationContext,
): Promise<
  Exclude<Outcome<ListingResult<Kind>, never>, { state: 'faults' }> | { state: 'unavailable' }
> {
  const seconds = await secondsToWait('listing-search', headers);
  if (seconds > 0) return { state: 'wait', seconds };
  const found = await searchListings(search, locale);
  if (found.state !== 'found') return { state: 'unavailable' };
  return { state: 'ok', result: { search, page: found.data } };
}

function searchOf<Kind extends ListingKind, Card extends z.ZodObject>(
  kind: Kind,
  card: Card,
  texts: { name: string; summary: string; description: string },
) {
  const answer = pageAnswer(card);
  return {
    ...texts,
    ...explained,
    input: listingQuery(kind),
    answer,
    async run(query, context) {
      const { search, ignored } = readListingSearch(kind, query);
      // A page shows the remaining results and reports the error; a program would take them for the requested ones.
      const faults = faultsOf(kind, ignored);
      return faults.length > 0 ? { state: 'faults', faults } : findListings(search, context);
    },
    async answerOf({ page: { cards, relaxed: _relaxed, ...page } }) {
      return { ...page, results: cards } as unknown as z.output<typeof answer>;
    },
  } satisfies Operation<
    ListingResult<Kind>,
    ListingFault,
    z.output<typeof answer>,
    RecordOutcome
  > as Operation<ListingResult<Kind>, ListingFault, z.output<typeof answer>, RecordOutcome>;
}

/** Places to stay: `/hotels`, `GET /api/listings/hotels`. */
export const searchHotels = searchOf('hotels', hotelCardSchema, {
  name: 'searchHotels',
  summary: 'Places to stay',
  description:
    'Call it for places to stay. One page of places to stay, with counts for every filter. Records with `isSample: true` are invented examples.',
});

/** Things to do: `/activities`, `GET /api/listings/activities`. */
export const searchActivities = searchOf('activities', activityCardSchema, {
  name: 'searchActivities',
  summary: 'Things to do',
  description:
    'Call it for things to do. One page of things to do, with counts for every filter. Public ones are real and name their source; records with `isSample: true` are invented examples.',
});

/** Vehicles for hire: `/rent-a-car`, `GET /api/listings/vehicles`. */
export const searchVehicles = searchOf('vehicles', vehicleCardSchema, {
  name: 'searchVehicles',
  summary: 'Vehicles for hire',
  description:
    'Call it for cars, scooters and other vehicles to rent. One page of vehicles, with counts for every filter. Records with `isSample: true` are invented examples.',
});

function recordOf<Record extends Hotel | Activity | Vehicle, Shape extends z.ZodRawShape>(
  find: (
    slug: string,
  ) => ReturnType<typeof hotelBySlug | typeof activityBySlug | typeof vehicleBySlug>,
  shape: Shape,
  texts: { name: string; summary: string; description: string },
): Operation<Record, never, Record, RecordOutcome> {
  return {
    ...texts,
    ...explained,
    input: slugQuery,
    answer: z.object({ ...shape, updatedAt }) as unknown as z.ZodType<Record>,
    async run(query, { headers }) {
      const seconds = await secondsToWait('listing-search', headers);
      if (seconds > 0) return { state: 'wait', seconds };
      const slug = slugSchema.safeParse(firstValue(query.slug));
      if (!slug.success) return { state: 'missing' };
      const found = await find(slug.data);
      return found.state === 'found'
        ? { state: 'ok', result: found.data as Record }
        : { state: found.state };
    },
    answerOf: async (record) => record,
  };
}

/** One place to stay: `/hotels/{slug}`, `GET /api/listings/hotels/{slug}`. */
export const getHotel = recordOf<Hotel, typeof hotelShape>(hotelBySlug, hotelShape, {
  name: 'getHotel',
  summary: 'One place to stay',
  description:
    'Call it for one place to stay that searchHotels found. All fields of a place to stay.',
});

/** One thing to do: `/activities/{slug}`, `GET /api/listings/activities/{slug}`. */
export const getActivity = recordOf<Activity, typeof activityShape>(activityBySlug, activityShape, {
  name: 'getActivity',
  summary: 'One thing to do',
  description: 'Call it for one activity that searchActivities found. All fields of a thing to do.',
});

/** One vehicle: `/rent-a-car/{slug}`, `GET /api/listings/vehicles/{slug}`. */
export const getVehicle = recordOf<Vehicle, typeof vehicleShape>(vehicleBySlug, vehicleShape, {
  name: 'getVehicle',
  summary: 'One vehicle for hire',
  description: 'Call it for one vehicle that searchVehicles found. All fields of a vehicle.',
});
