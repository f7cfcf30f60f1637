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
  it('is read as written, dates too, and leaves the text', () => {
    const { frontMatter, text } = read(file);
    expect(frontMatter.checkedOn).toBe('2026-11-21');
    expect(frontMatter.sections.map(({ id }) => id)).toEqual(['first-look', 'food', 'tips']);
    expect(text).toBe('Opening.\n');
  });

  it('names the file and the field that is wrong', () => {
    const broken = file.replace('id: tips', 'id: Tips!');
    expect(() => read(broken)).toThrow(/guides\/naxos\.en\.mdx.*sections\.2\.id/);
  });

  it('takes no field it does not know', () => {
    expect(() => read(file.replace('sources:', 'source:'))).toThrow(/sources.*source/);
  });

  it('insists on a section of tips', () => {
    expect(() => read(file.replace('id: tips', 'id: advice'))).toThrow(/tips/);
  });

  it('is not left out', () => {
    expect(() => read('# Naxos')).toThrow(/guides\/naxos\.en\.mdx: no front matter/);
  });
});
