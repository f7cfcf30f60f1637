import { comparedPairs, islandsOfPair, pairOf } from './compared-pairs';

it('has each pair once, in one order only', () => {
  const sorted = comparedPairs.map((pair) => [...islandsOfPair(pair)].sort().join());
  expect(new Set(sorted).size).toBe(comparedPairs.length);
});

it('finds a pair in either order', () => {
  expect(pairOf('naxos', 'paros')).toBe('paros-or-naxos');
  expect(pairOf('anafi', 'kea')).toBeUndefined();
});
