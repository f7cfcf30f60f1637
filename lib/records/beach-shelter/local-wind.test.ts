import type { LocalWind } from '@/lib/records/islands/schema';
import { correctedFetches, effectsOf } from './local-wind';

const note = (more: Partial<LocalWind>): LocalWind => ({
  from: ['nnw', 'ne'],
  effects: [],
  source: { title: 'A skipper', url: 'https://skipper.example/' },
  readOn: '2026-11-27',
  ...more,
});

it('applies only to its winds, across north as well, and not in a light wind', () => {
  const wind = [note({ effects: ['sand', 'gusts'] })];
  expect(effectsOf(wind, [0], 40)).toEqual(['gusts', 'sand']);
  expect(effectsOf(wind, [340], 40)).toEqual(['gusts', 'sand']);
  expect(effectsOf(wind, [45], 40)).toEqual(['gusts', 'sand']);
  expect(effectsOf(wind, [90], 40)).toEqual([]);
  expect(effectsOf(wind, [320], 40)).toEqual([]);
  // The worst of several bearings.
  expect(effectsOf(wind, [90, 45], 40)).toEqual(['gusts', 'sand']);
  // Force 4.
  expect(effectsOf(wind, [0], 28)).toEqual([]);
  expect(effectsOf(undefined, [0], 80)).toEqual([]);
});

it('replaces the measured open water in its winds', () => {
  const measured = Array(16).fill(20);
  const found = correctedFetches(measured, [note({ fetchKm: 2 })]);
  expect(found.map((km, index) => (km === 2 ? index : -1)).filter((index) => index >= 0)).toEqual([
    0, 1, 2, 15,
  ]);
  expect(correctedFetches(measured, [note({ effects: ['gusts'] })])).toEqual(measured);
});
