import { readFileSync } from 'node:fs';
import { locales } from '../../lib/foundation/i18n/locales';
import { isIslandSlug } from '../../lib/foundation/ids/island-slugs';
import { longestTitle } from '../../lib/platform/routes/metadata';
import { islands } from '../../lib/records/islands/data';
import { describePage } from '../../lib/records/islands/rules';
import { longTexts } from './texts';

/*
 * Titles and descriptions of long texts for search results. Those of other pages are measured on the
 * pages themselves: e2e/support/complete-page.ts.
 */
const texts = longTexts().filter(({ collection }) => ['guides', 'posts'].includes(collection));
const text = (value: unknown) => (typeof value === 'string' ? value : '');
const descriptionOf = (head: Readonly<Record<string, unknown>>) =>
  text(head.summary ?? head.description);

it.each(texts.map((one) => [one.file, one] as const))(
  '%s has a title of at most 60 and a description of 110 to 155 characters',
  (_, { head }) => {
    expect(text(head.title).length).toBeLessThanOrEqual(longestTitle);
    const description = descriptionOf(head);
    const fits = description.length >= 110 && description.length <= 155;
    expect([description, description.length, fits]).toEqual([
      description,
      description.length,
      true,
    ]);
  },
);

const withoutAccents = (said: string) => said.normalize('NFD').replace(/\p{M}/gu, '');

/** Stem of a name, because Greek names decline: Φολεγανδρ for Φολέγανδρος. */
const namePattern = (slug: string, name: string) =>
  slug === 'kea'
    ? /Kea|Tzia|Τζια|Κεα/
    : new RegExp(withoutAccents(name.replace(/ \(.*/, '').slice(0, -2)));

/** Island of a guide: `naxos`, or `three-days-on-naxos`. */
const islandOf = (slug: string) => slug.replace(/^.+-(?:on|of|to)-(?=[a-z]+$)/, '');

it.each(
  texts
    .filter(({ slug, collection }) => collection === 'guides' && isIslandSlug(islandOf(slug)))
    .map((one) => [one.file, one] as const),
)('%s is described by the name of its island', (_, { head, slug, locale }) => {
  const id = islandOf(slug);
  const name = islands.find((island) => island.slug === id)?.name[locale] ?? '';
  expect(withoutAccents(descriptionOf(head))).toMatch(namePattern(id, name));
});

it.each(
  locales.flatMap((locale) =>
    ['weather', 'hotels', 'activities', 'culinary'].map((page) => [page, locale] as const),
  ),
)('the page of %s on an island is described by its name in %s', (page, locale) => {
  const words = JSON.parse(readFileSync(`messages/${locale}/${page}.json`, 'utf8'));
  const described: unknown = words.metaDescriptionOn ?? words.island?.metaDescription;
  expect(described).toContain('{island');
});

describe.each(locales)('island pages in %s', (locale) => {
  const { metaTail, metaTailShort } = JSON.parse(
    readFileSync(`messages/${locale}/islands.json`, 'utf8'),
  ).island;
  it.each(islands.map((island) => [island.slug, island] as const))(
    '%s has a description of 110 to 155 characters with its name',
    (slug, { name, shortDescription }) => {
      const description = describePage(
        shortDescription[locale],
        metaTail.replace('{name}', name[locale]),
        metaTailShort.replace('{name}', name[locale]),
      );
      const fits = description.length >= 110 && description.length <= 155;
      expect([description, description.length, fits]).toEqual([
        description,
        description.length,
        true,
      ]);
      expect(withoutAccents(description)).toMatch(namePattern(slug, name[locale]));
    },
  );
});
