import { islandSlugs } from '../../lib/foundation/ids/island-slugs';
import { costSeasons, dailyItems, seasonalItems } from '../../lib/records/costs/schema';
import { type LongText, linksOf, longTexts } from './texts';

/** Prices that a text takes from the table of costs, as their attributes, in order. */
const pricesOf = ({ body }: LongText) =>
  [...body.matchAll(/<Price\s([^>]*?)\s*\/>/g)].map(([, written = '']) => ({
    ...Object.fromEntries([...written.matchAll(/(\w+)="([^"]*)"/g)].map(([, a, b]) => [a, b])),
    range: /\srange$/.test(written),
  })) as { of: string; on: string; season?: string; range: boolean }[];

const texts = longTexts();
const priced = texts.filter((text) => pricesOf(text).length > 0);

it('includes the full guides among texts with prices', () => {
  const slugs = new Set(priced.map(({ slug }) => slug));
  for (const slug of ['naxos', 'santorini', 'koufonisia']) expect(slugs).toContain(slug);
  const rooms = texts.flatMap(({ body }) => [...body.matchAll(/<RoomPrices on="(\w+)" \/>/g)]);
  expect(islandSlugs).toEqual(expect.arrayContaining(rooms.map(([, island]) => island)));
});

describe.each(priced.map((text) => [text.file, text] as const))('%s', (_, text) => {
  it('refers to existing prices of the table', () => {
    for (const { of, on, season } of pricesOf(text)) {
      expect([...dailyItems, ...seasonalItems]).toContain(of);
      expect(islandSlugs).toContain(on);
      const isSeasonal = seasonalItems.some((item) => item === of);
      expect([of, season]).toEqual([
        of,
        isSeasonal ? costSeasons.find((known) => known === season) : undefined,
      ]);
      if (isSeasonal) expect(season).toBeDefined();
    }
  });

  it('links to the table, and states its date', () => {
    // The table of room prices does both itself.
    if (text.body.includes('<RoomPrices ')) return;
    expect(linksOf(text.body)).toContain('/resources#costs');
    expect(text.body).toContain('<PricesCheckedOn />');
  });

  it('refers to the same prices in the other language', () => {
    const twin = texts.find(
      ({ collection, slug, locale }) =>
        collection === text.collection && slug === text.slug && locale !== text.locale,
    );
    expect(twin && pricesOf(twin)).toEqual(pricesOf(text));
  });
});
