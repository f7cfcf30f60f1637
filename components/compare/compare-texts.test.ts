import { getTranslations } from 'next-intl/server';
import {
  mostShared,
  sequences,
  sharesOf,
} from '@/components/ferry-routes/testing/shared-sequences';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import { type Locale, locales } from '@/lib/foundation/i18n/locales';
import {
  type ComparedPair,
  comparedPairs,
  islandsOfPair,
} from '@/lib/foundation/ids/compared-pairs';
import { comparedIsland, waysBetween } from '@/lib/trips/compare/facts';
import { viewOf } from '@/lib/trips/compare/views';
import { compareRows, wayWords } from './compare-words';
import { nameIn, pairDescription, pairNames } from './format';

jest.mock(
  'next-intl/server',
  () => jest.requireActual('@/lib/search/site-search/testing/mocks').translations,
);

const bothOf = (pair: ComparedPair) => {
  const [one, two] = islandsOfPair(pair);
  return [comparedIsland(one), comparedIsland(two)] as const;
};

const contextIn = async (locale: Locale) => ({
  t: await getTranslations({ locale, namespace: 'compare' }),
  styles: await getTranslations({ locale, namespace: 'budget.styles' }),
  locale,
});

/** Words of the page of a pair in its order, without links and menus. */
async function wordsOf(pair: ComparedPair, locale: Locale): Promise<string> {
  const context = await contextIn(locale);
  const { t } = context;
  const both = bothOf(pair);
  const view = viewOf(pair);
  return [
    t('titleOf', pairNames([both[0].island.slug, both[1].island.slug], locale)),
    t('ourView'),
    view.verdict[locale],
    ...compareRows(context, both).flatMap(({ label, cells }) => [label, ...cells.flat()]),
    t('note', { date: '' }),
    ...both.flatMap(({ island }, index) => [
      t('chooseOne', placeArguments('name', nameIn(island, locale), locale)),
      view[index === 0 ? 'first' : 'second'][locale],
    ]),
    ...waysBetween(islandsOfPair(pair)).flatMap((way) => {
      const { text, link } = wayWords(context, way);
      return [text, link.label];
    }),
  ].join(' ');
}

describe.each(locales)('comparisons of two islands in %s', (locale) => {
  it('share at most 35 % of their six-word sequences, pair by pair', async () => {
    const pages = await Promise.all(
      comparedPairs.map(async (slug) => ({ slug, own: sequences(await wordsOf(slug, locale)) })),
    );
    const [worst] = sharesOf(pages);
    console.log(`${locale}: at most ${(100 * (worst?.share ?? 0)).toFixed(1)} % (${worst?.names})`);
    expect(worst?.share).toBeLessThanOrEqual(mostShared);
  });

  it('have a title of at most 60 characters and a description of 110 to 155 with both names', async () => {
    const context = await contextIn(locale);
    for (const pair of comparedPairs) {
      const both = bothOf(pair);
      const names = pairNames([both[0].island.slug, both[1].island.slug], locale);
      expect(context.t('metaTitleOf', names).length).toBeLessThanOrEqual(60);
      const description = pairDescription(context, both);
      const { length } = description;
      expect([description, length, length >= 110 && length <= 155]).toEqual([
        description,
        length,
        true,
      ]);
      for (const { island } of both) expect(description).toContain(nameIn(island, locale));
    }
  });

  it('have a verdict that a phone shows with the first facts', () => {
    for (const pair of comparedPairs) {
      expect([pair, viewOf(pair).verdict[locale].length <= 300]).toEqual([pair, true]);
    }
  });
});
