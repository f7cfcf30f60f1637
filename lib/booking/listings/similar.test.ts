import { similarTo } from './similar';

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

it('puts the same sort on the same island first, and never itself or one twice', () => {
  expect(similarTo(hike, others, 5).map(({ slug }) => slug)).toEqual([
    'hike-naxos',
    'hike-milos',
    'boat-naxos',
  ]);
});

it('stops at the most', () => {
  expect(similarTo(hike, others, 1).map(({ slug }) => slug)).toEqual(['hike-naxos']);
});
