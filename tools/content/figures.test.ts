import { isIslandSlug } from '../../lib/foundation/ids/island-slugs';
import { islands } from '../../lib/records/islands/data';
import { figureOf } from '../../lib/records/islands/figures';
import { type LongText, longTexts } from './texts';

/*
 * Each number has a single source: an island guide takes heights, distances and durations from the
 * record through `<Figure>` and `<Crossing>`, so that text and record cannot disagree.
 */
const guides = longTexts().filter(
  ({ collection, slug }) => collection === 'guides' && isIslandSlug(slug),
);

const units = {
  en: 'm|km|metres|kilometres|minutes?|hours?|min|h',
  el: 'μ\\.|μέτρα|μέτρων|χλμ|χιλιόμετρα|χιλιομέτρων|λεπτά|λεπτών|ώρες|ώρα|ωρών',
};

/** Numbers in digits with a unit of length or time. */
const written = (body: string, locale: LongText['locale']) =>
  body.match(new RegExp(`\\d[\\d.,–]*[ \u00a0](?:${units[locale]})(?![\\p{L}])`, 'gu')) ?? [];

interface Asked {
  readonly name: string;
  readonly of?: string;
  readonly on?: string;
  readonly from?: string;
  readonly to?: string;
  readonly by?: string;
}

const asked = (body: string): Asked[] =>
  [...body.matchAll(/<(Figure|Crossing)\s([^>]*?)\/>/g)].map(([, name = '', attributes = '']) => ({
    name,
    ...Object.fromEntries([...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, a, b]) => [a, b])),
  }));

describe.each(guides.map((guide) => [guide.file, guide] as const))('%s', (_, guide) => {
  it('contains no literal number with a unit', () => {
    expect(written(guide.body, guide.locale)).toEqual([]);
  });

  it('refers to existing numbers of the records', () => {
    const missing = asked(guide.body).filter((one) => {
      const island = islands.find(({ slug }) => slug === (one.on ?? one.to));
      if (!island) return true;
      if (one.name === 'Figure') return !figureOf(island, one.of ?? '');
      return !island.gettingThere.seaLinks.some(
        ({ from, vessel }) => from === one.from && vessel === one.by,
      );
    });
    expect(missing).toEqual([]);
  });

  it('refers to the same numbers in the other language', () => {
    const twin = guides.find(({ slug, locale }) => slug === guide.slug && locale !== guide.locale);
    const sorted = (body: string) =>
      asked(body)
        .map((one) => JSON.stringify(one))
        .toSorted();
    expect(twin && sorted(twin.body)).toEqual(sorted(guide.body));
  });
});

it('finds unused figures', () => {
  const used = new Set(
    longTexts().flatMap(({ body }) => asked(body).map(({ of, on }) => `${on} ${of}`)),
  );
  const idle = islands.flatMap(({ slug, figures = [] }) =>
    figures.map(({ id }) => `${slug} ${id}`).filter((key) => !used.has(key)),
  );
  expect(idle).toEqual([]);
});

it('detects a literal number', () => {
  expect(written('rises to 113 metres, 2.5 km off', 'en')).toEqual(['113 metres', '2.5 km']);
  expect(written('στα 1.004 μέτρα, 20–25 λεπτά', 'el')).toEqual(['1.004 μέτρα', '20–25 λεπτά']);
  expect(written('in 2021, <Figure of="peak" on="naxos" />', 'en')).toEqual([]);
});
