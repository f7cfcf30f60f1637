import { isAdrift } from '@/lib/foundation/geo/testing/coast';
import { placeNames } from '@/lib/foundation/i18n/greek/place-names';
import { islandSlugs } from '../../foundation/ids/island-slugs';
import { islands } from './data';
import { type Island, islandSchema, type Place, type Position } from './schema';

const positions = (island: Island): [string, Position][] => [
  ['island', island.position],
  ['highest point', island.highestPoint.position],
  ...island.ports.map(({ id, position }): [string, Position] => [`port ${id}`, position]),
  ...(island.airport ? [['airport', island.airport.position] as [string, Position]] : []),
  ...[...island.beaches, ...island.villages, ...island.sights].map(
    ({ id, position }): [string, Position] => [`place ${id}`, position],
  ),
];

describe('the catalogue', () => {
  it('has one record for each island, by English name', () => {
    expect(islands.map(({ slug }) => slug).toSorted()).toEqual([...islandSlugs].toSorted());
    const names = islands.map(({ name }) => name.en);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it('features the twelve of the specification', () => {
    expect(islands.filter(({ featured }) => featured).map(({ slug }) => slug)).toEqual([
      'amorgos',
      'folegandros',
      'ios',
      'kea',
      'kythnos',
      'milos',
      'mykonos',
      'naxos',
      'paros',
      'santorini',
      'serifos',
      'sifnos',
    ]);
  });
});

describe.each(islands.map((island) => [island.slug, island] as const))('%s', (slug, island) => {
  it('is a valid record', () => {
    const parsed = islandSchema.safeParse(island);
    expect(parsed.error?.issues ?? []).toEqual([]);
    expect(island.id).toBe(slug);
  });

  it('has exactly one main port', () => {
    expect(island.ports.filter(({ main }) => main)).toHaveLength(1);
  });

  it('lists no place of a kind twice', () => {
    const ids = (places: readonly Pick<Place, 'id'>[]) => places.map(({ id }) => id);
    for (const places of [island.beaches, island.villages, island.sights, island.ports]) {
      expect(new Set(ids(places)).size).toBe(places.length);
    }
  });

  it('has its best months in order and no duplicate tags', () => {
    const { months } = island.bestMonths;
    expect(months).toEqual([...new Set(months)].toSorted((a, b) => a - b));
    expect(new Set(island.character.tags).size).toBe(island.character.tags.length);
  });

  it('has every place on its land, on its shore or on an islet', () => {
    const adrift = positions(island)
      .filter(([, position]) => isAdrift(island.slug, position))
      .map(([what]) => what);
    expect(adrift).toEqual([]);
  });
});

it('have Greek declensions, with their ports and airports', () => {
  const names = islands.flatMap(({ name, ports, airport }) =>
    [name, ...ports.map((port) => port.name), ...(airport ? [airport.name] : [])].map(({ el }) =>
      el.replace(/ \(.*\)$/, ''),
    ),
  );
  expect(names.filter((name) => !(name in placeNames))).toEqual([]);
});
