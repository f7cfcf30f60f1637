import { getTranslations } from 'next-intl/server';
import { besideRoute } from '@/app/[locale]/(static)/ferry-routes/[slug]/beside-route';
import { type Locale, locales } from '@/lib/foundation/i18n/locales';
import { ferryRouteSlugs } from '@/lib/foundation/ids/ferry-routes';
import { longestTitle } from '@/lib/platform/routes/metadata';
import { ferryRoute } from '@/lib/sea/ferries/ferry-routes/queries';
import { endOf } from '@/lib/sea/ferries/search/ends';
import { endsOf } from './format';
import { routeDescription } from './route-description';
import { mostShared, sequences, sharesOf } from './testing/shared-sequences';
import { wordsOfPage } from './testing/words-of-page';

jest.mock(
  'next-intl/server',
  () => jest.requireActual('@/lib/search/site-search/testing/mocks').translations,
);

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
      const fits = description.length >= 110 && description.length <= 155;
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
