import { linkedIslands, sectionsOf } from './rules';

describe('the sections of a post', () => {
  it('are its headings of the second order, with ids that can be linked to', () => {
    const text =
      '# Not this\n\n## Walkers, and others\n\nText\n\n### Nor this\n\n## Για όσους περπατούν';
    expect(sectionsOf(text)).toEqual([
      { id: 'walkers-and-others', title: 'Walkers, and others' },
      { id: 'για-όσους-περπατούν', title: 'Για όσους περπατούν' },
    ]);
  });

  it('have different ids even where their titles are the same', () => {
    expect(sectionsOf('## When\n\n## How\n\n## When').map(({ id }) => id)).toEqual([
      'when',
      'how',
      'when-2',
    ]);
  });
});

describe('linkedIslands', () => {
  it('names each island once, in the order of the links, and nothing that is none', () => {
    const text =
      '[Naxos](/islands/naxos), [guide](/guides/paros), [Ios](/islands/ios), [again](/islands/naxos), [x](/islands/atlantis)';
    expect(linkedIslands(text)).toEqual(['naxos', 'ios']);
  });
});
