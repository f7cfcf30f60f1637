import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import {
  filtersOf,
  type ListingKind,
  listingKinds,
  listingSorts,
} from '../../lib/booking/listings/filters';
import type { SearchArgument } from '../../lib/booking/listings/search-argument';
import { dice, madeUpActivity, madeUpHotel } from '../../tools/listings/made-up';
import { readSeedFiles, type SeedRecord, seedKinds } from '../../tools/listings/records';
import { rowOf } from '../../tools/listings/rows';
import { seedSql } from '../../tools/listings/seed';
import { sqlOf } from '../../tools/listings/sql';
import { type Plain, plainActivity, plainHotel, plainSearch, plainVehicle } from './plain-search';
import { type ScratchDatabase, scratchDatabase } from './scratch-database';

/*
 * Compares the database search with a scan of every record: over all seeds and some generated
 * listings, for a few hundred random combinations of filters, orders and pages.
 */
test.describe.configure({ mode: 'serial' });
test.setTimeout(120_000);

const times = 150;
let database: ScratchDatabase;
const listings: Record<ListingKind, Plain[]> = { hotels: [], activities: [], vehicles: [] };

function plainOf(kind: ListingKind, record: unknown): Plain {
  if (kind === 'hotels') return plainHotel(record as SeedRecord<'hotels'>);
  if (kind === 'activities') return plainActivity(record as SeedRecord<'activities'>);
  return plainVehicle(record as SeedRecord<'vehicles'>);
}

test.beforeAll(async () => {
  database = await scratchDatabase();
  await database.exec(readFileSync('supabase/tests/fixtures/platform.sql', 'utf8'));
  for (const file of readdirSync('supabase/migrations').sort()) {
    await database.exec(readFileSync(`supabase/migrations/${file}`, 'utf8'));
  }
  for (const file of await readSeedFiles()) {
    await database.exec(sqlOf(file));
    const records = file.listings.map((one) => seedKinds[file.kind].parse(one));
    listings[file.kind].push(...records.map((record) => plainOf(file.kind, record)));
  }
  // Adds cases that are rare in the seeds: missing prices and ratings, and unpublished listings.
  const roll = dice(3);
  const numbers = Array.from({ length: 250 }, (_, number) => number);
  const hotels = numbers.map((number) => madeUpHotel(roll, number));
  const activities = numbers.map((number) => madeUpActivity(roll, number));
  await database.exec(seedSql('hotels', 'made up', hotels.map(rowOf.hotels)));
  await database.exec(seedSql('activities', 'made up', activities.map(rowOf.activities)));
  const isShown = ({ isPublished }: { isPublished: boolean }) => isPublished;
  listings.hotels.push(...hotels.filter(isShown).map(plainHotel));
  listings.activities.push(...activities.filter(isShown).map(plainActivity));
});

test.afterAll(() => database?.close());

/** Results of the database function in the format of the plain search, without counts of zero. */
async function search(kind: ListingKind, asked: SearchArgument) {
  const [answer] = await database.query<unknown>(
    'select public.search_listings($1, $2::text::jsonb)::text',
    [kind, JSON.stringify(asked)],
  );
  const { rows, pins, facets, ...rest } = JSON.parse(answer as string);
  const counted = Object.entries(facets as Record<string, Record<string, number>>).flatMap(
    ([name, counts]) => {
      const some = Object.entries(counts).filter(([, count]) => count > 0);
      return some.length > 0 ? [[name, Object.fromEntries(some)]] : [];
    },
  );
  return {
    ...rest,
    facets: Object.fromEntries(counted),
    slugs: (rows as { slug: string }[]).map(({ slug }) => slug),
    pins: (pins as [string][]).map(([slug]) => slug),
  };
}

/** Picks few filters at a time, so that there are results to compare. */
function questions(kind: ListingKind): fc.Arbitrary<SearchArgument> {
  const chosen = (wantsAll: boolean) =>
    fc
      .subarray(
        filtersOf(kind).filter(([, { mode }]) => (mode === 'all') === wantsAll),
        { maxLength: wantsAll ? 1 : 2 },
      )
      .chain((filters) =>
        fc.record(
          Object.fromEntries(
            filters.map(([name, { mode, values }]) => [
              name,
              fc.subarray([...values], {
                minLength: 1,
                maxLength: Math.min(values.length, { all: 2, one: 1, any: 6 }[mode]),
              }),
            ]),
          ),
        ),
      );
  const word = fc
    .constantFrom(...listings[kind].flatMap(({ words }) => words))
    .chain((text) => fc.integer({ min: 1, max: text.length }).map((end) => text.slice(0, end)));
  const degrees = (least: number, most: number) =>
    fc.double({ min: least, max: most, noNaN: true });
  const isPlaced = kind !== 'vehicles';
  return fc.record(
    {
      any: chosen(false),
      all: chosen(true),
      season:
        kind === 'activities'
          ? fc.constant('lowest')
          : fc.constantFrom('lowest', 'low', 'shoulder', 'high', 'peak'),
      maxCents: fc.oneof(
        fc.integer({ min: 0, max: 300 }).map((euros) => euros * 100),
        fc.constantFrom(0, 5000, 10_000, 20_000, 1_000_000),
      ),
      words: fc.array(word, { minLength: 1, maxLength: 2 }),
      ...(isPlaced
        ? {
            area: fc
              .tuple(degrees(36.3, 37.6), degrees(24.2, 25.5), degrees(0.1, 0.8), degrees(0.1, 0.8))
              .map(([south, west, high, wide]) => [south, west, south + high, west + wide]),
            pins: fc.integer({ min: 0, max: 20 }),
          }
        : {}),
      sort: fc.constantFrom(...(listingSorts[kind] as readonly string[])),
      locale: fc.constantFrom('en', 'el'),
      page: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 12 })),
      size: fc.integer({ min: 1, max: 24 }),
    },
    { requiredKeys: ['any', 'all', 'sort', 'locale', 'page', 'size'] },
  ) as fc.Arbitrary<SearchArgument>;
}

for (const kind of listingKinds) {
  test(`${kind}: the database search matches a full scan in results, counts and order`, async () => {
    let some = 0;
    await fc.assert(
      fc.asyncProperty(questions(kind), async (asked) => {
        const expected = plainSearch(listings[kind], asked);
        if (expected.total > 0) some += 1;
        expect(await search(kind, asked)).toEqual(expected);
      }),
      { numRuns: times },
    );
    // Searches without results prove little.
    expect(some).toBeGreaterThan(times / 20);
  });
}

test('listings beyond one block are included in results, counts and order', async () => {
  // Listing numbers can be arbitrary: these are two blocks further on, after a gap.
  await database.exec(`
    select setval(pg_get_serial_sequence('public.hotels', 'ord'), 9000);
    update public.hotels set seeded_from = null;
    create temporary table moved as select * from public.hotels where walk_port is not null;
    alter table moved drop column ord;
  `);
  const columns = await database.query<string>(
    `select column_name from information_schema.columns
     where table_name = 'hotels' and table_schema = 'public' and is_generated = 'NEVER' and column_name <> 'ord'`,
  );
  await database.exec(`
    delete from public.hotels where slug in (select slug from moved);
    insert into public.hotels (${columns.join(', ')}) select ${columns.join(', ')} from moved;
  `);
  const blocks = await database.query<number>(
    `select distinct block from public.listing_marks where listing = 'hotels' order by 1`,
  );
  expect(blocks).toEqual([0, 2]);
  await fc.assert(
    fc.asyncProperty(questions('hotels'), async (asked) => {
      expect(await search('hotels', asked)).toEqual(plainSearch(listings.hotels, asked));
    }),
    { numRuns: 60 },
  );
});
