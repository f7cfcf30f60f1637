import fc from 'fast-check';
import { headingTitles, neighbours, parseGuideFile, readingMinutes, sectionId } from './rules';

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
checkedOn: 2026-11-21
---
Opening.

## First look
## Food: what to order
### Cheese
## Tips
`;

describe('parseGuideFile', () => {
  it('reads the front matter and leaves the text', () => {
    const { meta, text } = parseGuideFile(file, 'naxos.en.mdx');
    expect(meta.checkedOn).toBe('2026-11-21');
    expect(headingTitles(text)).toEqual(meta.sections.map((section) => section.title));
  });

  it('names the file and the field that is wrong', () => {
    const broken = file.replace('id: tips', 'id: Tips!');
    expect(() => parseGuideFile(broken, 'naxos.en.mdx')).toThrow(/naxos\.en\.mdx.*sections\.2\.id/);
  });

  it('insists on a section of tips', () => {
    expect(() => parseGuideFile(file.replace('id: tips', 'id: advice'), 'x.mdx')).toThrow(/tips/);
  });

  it('refuses a file without front matter', () => {
    expect(() => parseGuideFile('# Naxos', 'naxos.en.mdx')).toThrow(
      /naxos\.en\.mdx: no front matter/,
    );
  });
});

describe('readingMinutes', () => {
  it('is never zero and grows with the text', () => {
    expect(readingMinutes('')).toBe(1);
    expect(readingMinutes('λέξη '.repeat(200))).toBe(1);
    expect(readingMinutes('λέξη '.repeat(201))).toBe(2);
  });
});

describe('sectionId', () => {
  it('finds a section by its title only', () => {
    const sections = [{ id: 'tips', title: 'Tips' }];
    expect(sectionId(sections, 'Tips')).toBe('tips');
    expect(sectionId(sections, 'tips')).toBeUndefined();
  });
});

describe('neighbours', () => {
  it('walks the whole list forward and back', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { minLength: 2 }), (list) => {
        list.forEach((value, index) => {
          const { next } = neighbours(list, index);
          if (next === undefined) expect(index).toBe(list.length - 1);
          else expect(neighbours(list, index + 1).previous).toBe(value);
        });
      }),
    );
  });
});
