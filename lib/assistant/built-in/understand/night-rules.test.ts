import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { sharedNights } from './night-rules';
import { understand } from './turn';

const rulesOf = (said: string) => understand(said, '2026-11-22').nightRules;
const none = new Map<IslandSlug, number>();

describe('nights shared by relations', () => {
  it.each([
    ['twice as long on Naxos as on Paros', ['naxos', 'paros'], 9, [6, 3]],
    ['two more nights on Naxos than on Paros', ['naxos', 'paros'], 10, [6, 4]],
    ['half on Milos', ['milos', 'sifnos', 'kimolos'], 8, [4, 2, 2]],
    ['Paros gets the most, Ios the least', ['paros', 'santorini', 'ios'], 11, [5, 4, 2]],
    ['μισές μισές Σέριφο Σίφνο', ['serifos', 'sifnos'], 8, [4, 4]],
  ] as const)('«%s»', (said, islands, total, nights) => {
    const shared = sharedNights(islands, total, none, rulesOf(said));
    expect(islands.map((island) => shared?.get(island))).toEqual(nights);
  });

  it('leaves the rest to one island, beside nights that are fixed', () => {
    const fixed = new Map<IslandSlug, number>([['tinos', 4]]);
    const rules = rulesOf('4 στην Τήνο, τα μισά από αυτά στη Σύρο και τα υπόλοιπα στη Νάξο');
    expect(sharedNights(['tinos', 'syros', 'naxos'], 12, fixed, rules)).toEqual(
      new Map([
        ['tinos', 4],
        ['syros', 2],
        ['naxos', 6],
      ]),
    );
  });

  it('finds none that cannot be kept', () => {
    expect(
      sharedNights(['naxos', 'paros'], 2, none, rulesOf('twice as long on Naxos as on Paros')),
    ).toBeUndefined();
  });
});
