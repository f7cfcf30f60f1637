import { getTranslations } from 'next-intl/server';
import { besideRoute } from '@/app/[locale]/(static)/ferry-routes/[slug]/beside-route';
import { type Locale, locales } from '@/lib/foundation/i18n/locales';
import { ferryRouteSlugs } from '@/lib/foundation/ids/ferry-routes';
import { longestTitle } from '@/lib/platform/routes/metadata';
import { ferryRoute } from '@/lib/sea/ferries/route-facts/queries';
import { endOf } from '@/lib/sea/ferries/search/ends';
import { endsOf } from './format';
import { routeDescription } from './route-description';
import { wordsOfPage } from './testing/words-of-page';

jest.mock(
  'next-intl/server',
  () => jest.requireActual('@/lib/search/site-search/testing/mocks').translations,
);

/** Largest share of six-word sequences that two pages may have in common. */
const mostShared = 0.35;

interface Page {
  readonly slug: string;
  readonly own: ReadonlySet<string>;
}

/** Six-word sequences of a text. */
function sequences(text: string): Set<string> {
  const words = text.split(/[\s/·]+/).filter(Boolean);
  return new Set(words.slice(5).map((_, index) => words.slice(index, index + 6).join(' ')));
}

/** Share of common elements in the union of two sets. */
const shareOf = (common: number, sizes: number) => common / (sizes - common);

/** Shares of the sequences of two pages that both have, the largest first. */
function sharesOf(pages: readonly Page[]) {
  const pagesOf = new Map<string, number[]>();
  pages.forEach(({ own }, index) => {
    for (const text of own) pagesOf.set(text, [...(pagesOf.get(text) ?? []), index]);
  });
  const common = pages.map(() => new Uint16Array(pages.length));
  for (const indices of pagesOf.values()) {
    for (const one of indices) {
      const row = common[one] as Uint16Array;
      for (const other of indices) row[other] = (row[other] as number) + 1;
    }
  }
  return pages
    .flatMap((one, index) =>
      pages.slice(index + 1).map((other, after) => ({
        names: `${one.slug} and ${other.slug}`,
        share: shareOf(common[index]?.[index + 1 + after] ?? 0, one.own.size + other.own.size),
      })),
    )
    .sort((a, b) => b.share - a.share);
}

async function textOf(slug: string, locale: Locale) {
  const facts = ferryRoute(slug);
  if (!facts) throw new Error(`no facts for ${slug}`);
  return wordsOfPage(facts, besideRoute(facts), locale);
}

describe.each(locales)('ferry route pages in %s', (locale) => {
  it('share at most 35 % of their six-word sequences, pair by pair', async () => {
    const pages = await Promise.all(
      ferryRouteSlugs.map(async (slug) => ({ slug, own: sequences(await textOf(slug, locale)) })),
    );
    const pairs = sharesOf(pages);
    const mean = pairs.reduce((sum, { share }) => sum + share, 0) / pairs.length;
    const shortest = Math.min(...pages.map(({ own }) => own.size));
    const over = pairs.filter(({ share }) => share > mostShared);
    console.log(
      `${locale}: ${pages.length} pages of ${shortest} words and more; ${over.length} pairs over; of two pages ` +
        `${(mean * 100).toFixed(1)} % is shared on average, at most ` +
        pairs
          .slice(0, 5)
          .map(({ names, share }) => `${(share * 100).toFixed(1)} % (${names})`)
          .join(', '),
    );
    expect(pairs[0]?.share).toBeLessThanOrEqual(mostShared);
  }, 120_000);

  it('have titles and descriptions of a suitable length for search results', async () => {
    const t = await getTranslations({ locale, namespace: 'ferryRoutes' });
    for (const slug of ferryRouteSlugs) {
      const facts = ferryRoute(slug);
      if (!facts) throw new Error(slug);
      const title = t('metaTitleOf', endsOf(facts, locale));
      const description = routeDescription({ t, facts, locale });
      expect([title, title.length <= longestTitle]).toEqual([title, true]);
      const fits = description.length >= 110 && description.length <= 160;
      expect([description, description.length, fits]).toEqual([
        description,
        description.length,
        true,
      ]);
    }
  });

  it('use names that the search understands', () => {
    for (const slug of ferryRouteSlugs) {
      const facts = ferryRoute(slug);
      if (!facts) throw new Error(slug);
      const ends = endsOf(facts, locale);
      expect(endOf(facts.network, ends.from)?.id).toBe(facts.from.id);
      expect(endOf(facts.network, ends.to)?.id).toBe(facts.to.id);
    }
  });
});
