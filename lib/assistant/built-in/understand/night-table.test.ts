import { applied } from '../decide/night-table';
import type { Stop } from './night-table';
import { understand } from './turn';

const table = (text: string) =>
  new Map(
    text.split(' ').map((one) => {
      const [stop, nights] = one.split(':');
      return [stop as Stop, Number(nights)];
    }),
  );
const changed = (before: string, said: string) => {
  const rows = table(before);
  const { nightOps } = understand(said, '2026-11-29', { order: [], isOnPlan: true });
  const total = [...rows.values()].reduce((sum, one) => sum + one, 0);
  return [...applied(rows, nightOps, total)].map((row) => row.join(':')).join(' ');
};

describe('a table of nights', () => {
  it.each([
    [
      'before:2 naxos:3 santorini:4',
      'Naxos 4 and take one off Santorini',
      'before:2 naxos:4 santorini:3',
    ],
    ['paros:3 naxos:4', 'move one from Naxos to Paros please', 'paros:4 naxos:3'],
    ['milos:4 kimolos:2 sifnos:3', 'skip Kimolos, those nights go to Milos', 'milos:6 sifnos:3'],
    ['tinos:4 mykonos:3', 'Mykonos only the last night, the rest to Tinos', 'tinos:6 mykonos:1'],
    ['ios:3 naxos:3', 'Ios 4, take it from Naxos', 'ios:4 naxos:2'],
    ['iraklia:3 amorgos:6', 'cut Iraklia, Amorgos can have its nights', 'amorgos:9'],
    [
      'paros:3 antiparos:2 naxos:4',
      'forget Antiparos, split its nights between the others',
      'paros:4 naxos:5',
    ],
    ['naxos:3 paros:3', '+1 naxos -1 paros', 'naxos:4 paros:2'],
    ['syros:3 tinos:3', 'δώσε μία από τη Σύρο στην Τήνο', 'syros:2 tinos:4'],
    ['before:2 naxos:3', 'βγάλε μία από την Αθήνα και βάλ’ την στη Νάξο', 'before:1 naxos:4'],
    ['andros:3 tinos:3 syros:2', 'Σύρο όχι, τις δύο στην Άνδρο', 'andros:5 tinos:3'],
    ['paros:4 santorini:3', 'vgale mia apo santorini kai valtin paro', 'paros:5 santorini:2'],
    ['milos:3 sifnos:3 serifos:3', 'one night off each island', 'milos:2 sifnos:2 serifos:2'],
  ])('%s by «%s»', (before, said, now) => {
    expect(changed(before, said)).toBe(now);
  });

  it.each([
    'from Naxos to Paros on 3 July',
    'we are 3 people now',
    'without Kea',
    'what about 5 pm?',
  ])('stays as it is by «%s»', (said) => {
    expect(changed('naxos:3 kea:2', said)).toBe('naxos:3 kea:2');
  });

  it.each([
    ['10 to 18 July: 3 Milos, the rest Sifnos', { milos: 3 }, undefined],
    ['5 Νάξο τα άλλα Πάρο, 8 νύχτες από 3 Ιουνίου', { naxos: 5 }, undefined],
    ['Athens 1, Milos 4, Sifnos 3, Athens 2', { milos: 4, sifnos: 3 }, { before: 1, after: 2 }],
    [
      'we land in Athens and sleep there one night, then Syros three nights',
      { syros: 3 },
      { before: 1 },
    ],
  ])('begins by «%s»', (said, nights, athens) => {
    const turn = understand(said, '2026-11-29');
    const told = turn.places.wants.flatMap((one) =>
      one.nights ? [[one.island, one.nights[0]]] : [],
    );
    expect(Object.fromEntries(told)).toEqual(nights);
    expect(turn.athens).toEqual(athens);
  });
});
