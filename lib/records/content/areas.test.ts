import { locales } from '@/lib/foundation/i18n/locales';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { areasToStay } from './areas';

it.each(locales)('every guide recommends areas to stay, %s', (locale) => {
  const few = islandSlugs.filter((island) => areasToStay(island, locale).length < 2);
  expect(few).toEqual([]);
});

it('the areas are the same in both languages', () => {
  const differ = islandSlugs.filter(
    (island) => areasToStay(island, 'en').length !== areasToStay(island, 'el').length,
  );
  expect(differ).toEqual([]);
});

it('uses place names that a booking site knows', () => {
  const places = areasToStay('naxos', 'el').map(({ place }) => place);
  expect(places).toContain('Agios Prokopios');
  expect(places).toContain('Chalki');
});
