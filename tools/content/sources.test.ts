import { allKinds } from './all-kinds';
import { draw } from './draw';
import { islandGuides } from './sources';

describe('islandGuides', () => {
  it('uses each of the 24 guides, and no other text', async () => {
    const guides = await islandGuides();
    const drawn = draw(await Promise.all(guides.map((guide) => guide.read())), 60, 7);
    expect(guides).toHaveLength(24);
    expect(new Set(drawn.map(({ place }) => place))).toEqual(
      new Set(guides.map(({ name }) => `content/guides/${name}.en.mdx`)),
    );
    expect(guides.map(({ name }) => name)).not.toContain('visa-requirements');
  });

  it('returns the numbers of the record, not their ids', async () => {
    const [amorgos] = (await islandGuides()).filter(({ name }) => name === 'amorgos');
    const facts = (await amorgos?.read()) ?? [];
    expect(facts.some(({ says }) => /\d minutes? on foot/.test(says))).toBe(true);
  });
});

describe('allKinds', () => {
  it('has texts and tables of both languages, records, positions and terms', async () => {
    const lists = await Promise.all((await allKinds()).map((source) => source.read()));
    const facts = lists.flat();
    const places = new Set(facts.map(({ place }) => place));
    expect(lists.filter((list) => list.length === 0)).toEqual([]);
    for (const place of [
      'content/guides/naxos.el.mdx',
      'content/guides/with-small-children.en.mdx',
      'content/resources/sights.el.mdx',
      'lib/trips/compare/data/views.ts',
      'lib/records/islands/data/naxos.ts',
      'lib/sea/ferries/ferry-guide/refund-scales.ts',
    ])
      expect(places).toContain(place);
    expect(facts.some(({ says }) => /lies at 3\d\.\d+, 2\d\.\d+/.test(says))).toBe(true);
  });

  it('has rows of tables, but not their heads', async () => {
    const facts = (await Promise.all((await allKinds()).map((source) => source.read()))).flat();
    const sights = facts.filter(({ place }) => place === 'content/resources/sights.en.mdx');
    expect(sights.some(({ says }) => says.startsWith('Delos | As the boats go'))).toBe(true);
    expect(sights.some(({ says }) => /^Sight \||^---/.test(says))).toBe(false);
  });
});
