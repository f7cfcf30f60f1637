import fc from 'fast-check';
import { picksOf, similarTo } from './picks';

const card = (slug: string, kind: string) => ({ slug, kind });
const slugs = (cards: readonly { slug: string }[]) => cards.map(({ slug }) => slug);

describe('the picks of an island', () => {
  it('are of different kinds while available', () => {
    const cards = [card('a', 'hike'), card('b', 'hike'), card('c', 'museum'), card('d', 'beach')];
    expect(slugs(picksOf(cards, 3))).toEqual(['a', 'c', 'd']);
  });

  it('repeat a kind if no other is left', () => {
    expect(slugs(picksOf([card('a', 'rooms'), card('b', 'rooms')], 3))).toEqual(['a', 'b']);
    expect(picksOf([], 3)).toEqual([]);
  });

  it('are all records if there are few, each once', () => {
    const cards = fc
      .array(fc.record({ kind: fc.constantFrom('a', 'b', 'c') }))
      .map((list) => list.map((one, nth) => ({ ...one, slug: String(nth) })));
    fc.assert(
      fc.property(cards, fc.nat(5), (list, most) => {
        const picks = picksOf(list, most);
        expect(picks).toHaveLength(Math.min(list.length, most));
        expect(new Set(slugs(picks)).size).toBe(picks.length);
        expect(picksOf(list, most)).toEqual(picks);
      }),
    );
  });
});

const listing = (slug: string, sort: string, ...islands: string[]) => ({ slug, sort, islands });
const hike = listing('hike', 'hike', 'naxos');
const others = [
  listing('boat-naxos', 'boat', 'naxos'),
  listing('hike-milos', 'hike', 'milos'),
  hike,
  listing('hike-naxos', 'hike', 'paros', 'naxos'),
  listing('boat-milos', 'boat', 'milos'),
  listing('hike-naxos', 'hike', 'paros', 'naxos'),
];

it('puts the same kind on the same island first, and never itself or a duplicate', () => {
  expect(similarTo(hike, others, 5).map(({ slug }) => slug)).toEqual([
    'hike-naxos',
    'hike-milos',
    'boat-naxos',
  ]);
});

it('stops at the limit', () => {
  expect(similarTo(hike, others, 1).map(({ slug }) => slug)).toEqual(['hike-naxos']);
});
