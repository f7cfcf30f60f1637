import type { PostTag } from '../../../foundation/ids/post-tags';
import { linkedIslands, relatedPosts, sectionsOf, tagCounts } from './rules';

describe('the sections of a post', () => {
  it('are its second-level headings, with ids for links', () => {
    const text =
      '# Not this\n\n## Walkers, and others\n\nText\n\n### Nor this\n\n## Για όσους περπατούν';
    expect(sectionsOf(text)).toEqual([
      { id: 'walkers-and-others', title: 'Walkers, and others' },
      { id: 'για-όσους-περπατούν', title: 'Για όσους περπατούν' },
    ]);
  });

  it('have unique ids, also for equal titles', () => {
    expect(sectionsOf('## When\n\n## How\n\n## When').map(({ id }) => id)).toEqual([
      'when',
      'how',
      'when-2',
    ]);
  });
});

describe('linkedIslands', () => {
  it('returns each linked island once, in the order of the links', () => {
    const text =
      '[Naxos](/islands/naxos), [guide](/guides/paros), [Ios](/islands/ios), [again](/islands/naxos), [x](/islands/atlantis)';
    expect(linkedIslands(text)).toEqual(['naxos', 'ios']);
  });
});

describe('the tags of posts', () => {
  const post = (slug: string, ...tags: PostTag[]) => ({ slug, tags });
  const posts = [
    post('which-island', 'islands', 'planning'),
    post('ten-days', 'islands', 'planning'),
    post('slow-boat', 'ferries'),
    post('small-islands', 'islands', 'ferries'),
    post('october', 'seasons'),
  ];

  it('are counted in their own order, without unused ones', () => {
    expect(tagCounts(posts)).toEqual([
      { tag: 'planning', count: 2 },
      { tag: 'islands', count: 3 },
      { tag: 'ferries', count: 2 },
      { tag: 'seasons', count: 1 },
    ]);
  });

  const readAfter = (of: (typeof posts)[number], most = 3) =>
    relatedPosts(of, posts, most).map(({ slug }) => slug);

  it('suggest posts with most shared tags first, weighting rare tags more', () => {
    expect(readAfter(post('small-islands', 'islands', 'ferries'))).toEqual([
      'slow-boat',
      'which-island',
      'ten-days',
    ]);
  });

  it('never suggest the same post, and fill up with others', () => {
    expect(readAfter(post('october', 'seasons'), 9)).toEqual([
      'which-island',
      'ten-days',
      'slow-boat',
      'small-islands',
    ]);
  });
});
