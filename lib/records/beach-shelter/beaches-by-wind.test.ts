import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { islands } from '@/lib/records/islands/data';
import { type BeachInWind, beachesByWind } from './beaches-by-wind';

const ids = (found: readonly BeachInWind[] = []) => found.map(({ beach }) => beach.id);
const inMeltemi = (island: IslandSlug) =>
  beachesByWind(island).find(({ side }) => side === 'north');

it('recommends the south coast of Milos in the meltemi, and the north coast in the sirocco', () => {
  const [north, , south] = beachesByWind('milos');
  expect(ids(north?.calm)).toEqual(expect.arrayContaining(['provatas', 'paleochori']));
  expect(ids(north?.rough)).toContain('sarakiniko');
  expect(ids(south?.rough)).toEqual(expect.arrayContaining(['firiplaka', 'paleochori']));
  expect(ids(south?.calm)).toContain('sarakiniko');
});

it('lists a beach once per wind, and only beaches of the record', () => {
  for (const { slug, beaches } of islands) {
    for (const { calm, windy, rough } of beachesByWind(slug)) {
      const named = ids([...calm, ...windy, ...rough]);
      expect(new Set(named).size).toBe(named.length);
      expect(beaches.map(({ id }) => id)).toEqual(expect.arrayContaining(named));
    }
  }
});

it('never marks a beach calm in the meltemi if gusts, wind along the beach or sand are known', () => {
  const known: readonly (readonly [IslandSlug, string, string])[] = [
    ['naxos', 'plaka', 'sand'],
    ['naxos', 'kastraki', 'alongshore'],
    ['paros', 'golden-beach', 'alongshore'],
    ['tinos', 'agios-fokas', 'sand'],
    ['serifos', 'vagia', 'gusts'],
    ['mykonos', 'kalafatis', 'alongshore'],
  ];
  for (const [island, id, effect] of known) {
    const found = inMeltemi(island);
    expect([id, ids(found?.calm)]).not.toEqual([id, expect.arrayContaining([id])]);
    const beach = found?.windy.find((one) => one.beach.id === id);
    expect([id, beach?.effects]).toEqual([id, expect.arrayContaining([effect])]);
  }
});

it('corrects a bay for which the coastline is too coarse', () => {
  expect(ids(inMeltemi('iraklia')?.rough)).not.toContain('agios-georgios-beach');
  expect(ids(inMeltemi('iraklia')?.calm)).toContain('tourkopigado');
  expect(ids(inMeltemi('amorgos')?.windy)).toContain('kalotaritissa');
});
