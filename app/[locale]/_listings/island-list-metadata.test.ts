import { readFileSync } from 'node:fs';
import { locales } from '@/lib/foundation/i18n/locales';
import { longestTitle, pageMetadata } from '@/lib/platform/routes/metadata';
import { routes } from '@/lib/platform/routes/register';
import { onlyIsland } from './island-list-metadata';

it('finds the island of a query without other filters', () => {
  expect(onlyIsland({ island: 'naxos' })).toBe('naxos');
  expect(onlyIsland({ island: 'naxos', sort: '' })).toBe('naxos');
  expect(onlyIsland({ island: 'naxos', page: '2' })).toBeUndefined();
  expect(onlyIsland({ island: ['naxos', 'paros'] })).toBeUndefined();
  expect(onlyIsland({ island: 'atlantis' })).toBeUndefined();
});

it('makes the filtered list its own canonical page in each language', () => {
  const { alternates } = pageMetadata({
    locale: 'el',
    path: routes.hotels,
    query: '?island=naxos',
    title: 'Title',
    description: 'Description',
  });
  expect(alternates?.canonical).toMatch(/\/el\/hotels\?island=naxos$/);
  expect(alternates?.languages?.en).toMatch(/[^l]\/hotels\?island=naxos$/);
});

describe.each(locales)('texts in %s', (locale) => {
  // The shortest and the longest name, with the article in Greek.
  const names = { en: ['Ios', 'Folegandros'], el: ['στην Ίο', 'στη Φολέγανδρο'] }[locale];
  it.each(['hotels', 'activities', 'culinary'])('of %s fit in search results', (namespace) => {
    const texts = JSON.parse(readFileSync(`messages/${locale}/${namespace}.json`, 'utf8'));
    for (const name of names) {
      const [title, description] = [texts.metaTitleOn, texts.metaDescriptionOn].map(
        (text: string) => text.replace(/\{island\w*\}/, name),
      );
      expect(title?.length).toBeLessThanOrEqual(longestTitle);
      const { length } = description ?? '';
      expect([description, length, length >= 110 && length <= 155]).toEqual([
        description,
        length,
        true,
      ]);
    }
  });
});
