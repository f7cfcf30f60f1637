import type { Transfer } from '../schema';
import { attica } from './attica';
import { mykonosAndSyros } from './mykonos-syros';
import { naxosAndParos } from './naxos-paros';
import { north } from './north';
import { santoriniAndThirasia } from './santorini';
import { smallCyclades } from './small-cyclades';
import { south } from './south';
import { west } from './west';

/** From every port and airport of the islands, and from Athens to the boats. */
export const transfers: readonly Transfer[] = [
  ...attica,
  ...santoriniAndThirasia,
  ...mykonosAndSyros,
  ...naxosAndParos,
  ...north,
  ...west,
  ...south,
  ...smallCyclades,
];
