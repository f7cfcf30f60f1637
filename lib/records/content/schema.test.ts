import { readFrontMatter } from './front-matter';
import { guideSchema } from './schema';

const file = `---
title: Naxos
summary: The largest of the Cyclades, its beaches, marble villages and the road over the mountains, in plain words.
sections:
  - id: first-look
    title: First look
  - id: food
    title: "Food: what to order"
  - id: tips
    title: Tips
sources: []
publishedOn: 2026-11-21
checkedOn: 2026-11-21
---
Opening.
`;

const read = (source: string) => readFrontMatter(source, 'guides/naxos.en.mdx', guideSchema);

describe('the front matter of a guide', () => {
  it('is read as written, dates too, and removed from the text', () => {
    const { frontMatter, text } = read(file);
    expect(frontMatter.checkedOn).toBe('2026-11-21');
    expect(frontMatter.sections.map(({ id }) => id)).toEqual(['first-look', 'food', 'tips']);
    expect(text).toBe('Opening.\n');
  });

  it('reports the file and the invalid field', () => {
    const broken = file.replace('id: tips', 'id: Tips!');
    expect(() => read(broken)).toThrow(/guides\/naxos\.en\.mdx.*sections\.2\.id/);
  });

  it('rejects unknown fields', () => {
    expect(() => read(file.replace('sources:', 'source:'))).toThrow(/sources.*source/);
  });

  it('requires a section of tips', () => {
    expect(() => read(file.replace('id: tips', 'id: advice'))).toThrow(/tips/);
  });

  it('is required', () => {
    expect(() => read('# Naxos')).toThrow(/guides\/naxos\.en\.mdx: no front matter/);
  });
});
