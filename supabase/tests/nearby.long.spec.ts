import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { islandSlugs } from '../../lib/foundation/ids/island-slugs';
import { placeKinds } from '../../lib/records/nearby/types';
import { dice, madeUpActivity, madeUpHotel } from '../../tools/listings/made-up';
import { readSeedFiles } from '../../tools/listings/records';
import { rowOf } from '../../tools/listings/rows';
import { seedSql } from '../../tools/listings/seed';
import { sqlOf } from '../../tools/listings/sql';
import { allThatIsNear, lookAround, type Near, type NearQuestion, nearListing } from './near';
import { type ScratchDatabase, scratchDatabase } from './scratch-database';

/*
 * Compares the database's nearby search with measuring every distance: places of the records,
 * hotels and activities, some of them unpublished, for hundreds of random queries.
 */
test.describe.configure({ mode: 'serial' });
test.setTimeout(120_000);

let database: ScratchDatabase;
let all: Near[] = [];

test.beforeAll(async () => {
  database = await scratchDatabase();
  await database.exec(readFileSync('supabase/tests/fixtures/platform.sql', 'utf8'));
  for (const file of readdirSync('supabase/migrations').sort()) {
    await database.exec(readFileSync(`supabase/migrations/${file}`, 'utf8'));
  }
  await database.exec(readFileSync('supabase/seed/places.sql', 'utf8'));
  for (const file of await readSeedFiles()) await database.exec(sqlOf(file));
  const roll = dice(7);
  const numbers = Array.from({ length: 120 }, (_, number) => number);
  // Generated listings are samples; three of four pose as real ones, which name their source.
  const real = { isSample: false, source: { title: 'The owner', url: 'https://example.org/' } };
  const over = (number: number) => (number % 4 ? real : {});
  const hotels = numbers.map((number) => ({ ...madeUpHotel(roll, number), ...over(number) }));
  const activities = numbers.map((number) => ({
    ...madeUpActivity(roll, number),
    ...over(number),
  }));
  expect(hotels.some(({ isPublished }) => !isPublished)).toBe(true);
  expect(hotels.some(({ isSample }) => isSample)).toBe(true);
  const isFindable = (one: { isPublished: boolean; isSample: boolean }) =>
    one.isPublished && !one.isSample;
  await database.exec(seedSql('hotels', 'made up', hotels.map(rowOf.hotels)));
  await database.exec(seedSql('activities', 'made up', activities.map(rowOf.activities)));
  all = [
    ...(await allThatIsNear()),
    ...hotels.filter(isFindable).map((one) => nearListing('hotels', one)),
    ...activities.filter(isFindable).map((one) => nearListing('activities', one)),
  ];
});

test.afterAll(() => database?.close());

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly island: string;
  readonly metres: number;
}

async function ask({ lat, lon, km, kinds, island }: NearQuestion, rows: number): Promise<Row[]> {
  const [found] = await database.query<string>(
    `select coalesce(jsonb_agg(near order by nth), '[]')::text from (
       select *, row_number() over () as nth from public.nearby_places(
         $1::float8, $2::float8, nullif($3, '')::text[], nullif($4, ''), $5::integer, $6::integer)
     ) as near`,
    [
      String(lat),
      String(lon),
      kinds ? `{${kinds.join(',')}}` : '',
      island ?? '',
      String(Math.round(km * 1000)),
      String(rows),
    ],
  );
  return JSON.parse(found ?? '[]');
}

const somewhere = fc.record({
  lat: fc.noBias(fc.integer({ min: 35_600, max: 38_600 })).map((lat) => lat / 1000),
  lon: fc.noBias(fc.integer({ min: 23_400, max: 26_900 })).map((lon) => lon / 1000),
  km: fc.constantFrom(0.5, 2, 7.3, 10, 35, 100),
  kinds: fc.option(fc.subarray([...placeKinds], { minLength: 1 }), { nil: undefined }),
  island: fc.oneof(
    { arbitrary: fc.constant(undefined), weight: 3 },
    { arbitrary: fc.constantFrom(...islandSlugs), weight: 1 },
  ),
});

test('nearby places match a full scan, in its order', async () => {
  let found = 0;
  await fc.assert(
    fc.asyncProperty(somewhere, fc.constantFrom(1, 5, 60, 200), async (question, most) => {
      const expected = lookAround(all, question).slice(0, most);
      const rows = await ask(question, most);
      found += rows.length;
      expect(rows.map(({ id, kind, island }) => [id, kind, island])).toEqual(
        expected.map(({ id, kind, island }) => [id, kind, island]),
      );
      for (const [nth, { metres }] of rows.entries()) {
        expect(Math.abs(metres / 1000 - (expected[nth]?.km ?? 0))).toBeLessThan(0.001);
      }
    }),
    { numRuns: 250 },
  );
  // Some queries are far out at sea, so the number of results varies; some results are certain.
  expect(found).toBeGreaterThan(200);
});

test('kinds are part of the search: returns the nearest five hotels, however many beaches are closer', async () => {
  const around = { lat: 37.1036, lon: 25.3766, km: 100 };
  const nearest = lookAround(all, around).slice(0, 5);
  expect(nearest.every(({ kind }) => kind === 'hotel')).toBe(false);
  const rows = await ask({ ...around, kinds: ['hotel'] }, 5);
  expect(rows.map(({ kind }) => kind)).toEqual(['hotel', 'hotel', 'hotel', 'hotel', 'hotel']);
});

test('withdrawn places disappear, and come back', async () => {
  const one = lookAround(all, { lat: 37.1, lon: 25.4, km: 100, kinds: ['activity'] })[0];
  if (!one) throw new Error('nothing to do near Naxos');
  const slug = one.id.split('/')[1] ?? '';
  const there = async () =>
    (await ask({ lat: one.lat, lon: one.lon, km: 0.5 }, 200)).map((r) => r.id);
  expect(await there()).toContain(one.id);
  await database.exec(`update public.activities set is_published = false where slug = '${slug}'`);
  expect(await there()).not.toContain(one.id);
  await database.exec(`update public.activities set is_published = true where slug = '${slug}'`);
  expect(await there()).toContain(one.id);
});
