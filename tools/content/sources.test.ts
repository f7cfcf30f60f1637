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
