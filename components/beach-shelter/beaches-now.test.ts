import type { ShelterAnswer } from '@/lib/records/beach-shelter/answer-schema';
import el from '@/messages/el/beachShelter.json';
import en from '@/messages/en/beachShelter.json';
import { sayBeaches } from './beaches-now';

const beach = { text: '', lat: 37, lon: 25, openWaterKm: Array(16).fill(1), localWind: [] };
const answer: ShelterAnswer = {
  label: '',
  attribution: { text: 'Weather data', url: 'https://weather.example/', licence: '' },
  forecast: 'fresh',
  askedAt: '2027-07-14T12:20:00+03:00',
  island: 'naxos',
  winds: {
    first: { when: 'now', kmh: 25, fromDegrees: 358 },
    tomorrow: { kmh: 44, fromDegrees: 20 },
  },
  beaches: [
    {
      ...beach,
      id: 'in-the-lee',
      name: 'In the Lee',
      first: { state: 'calm', effects: [], fromDegrees: 358, openWaterKm: 0.4, waveM: 0.02 },
      tomorrow: { state: 'waves', effects: [], fromDegrees: 20, openWaterKm: 8.25, waveM: 0.42 },
    },
    {
      ...beach,
      id: 'open',
      name: 'Open',
      first: { state: 'rough', effects: [], fromDegrees: 358, openWaterKm: 61.4, waveM: 1.04 },
      tomorrow: { state: 'rough', effects: [], fromDegrees: 20, openWaterKm: 61.4, waveM: 1.9 },
    },
  ],
};

it('lists the calm beaches now and tomorrow, with the reason for each beach', () => {
  const texts = sayBeaches(answer, en, 'en');
  expect(texts.days).toEqual([
    { wind: 'Now: N, 4 Bft', calm: 'Calm: In the Lee' },
    { wind: 'Tomorrow: NNE, 6 Bft', calm: en.here.none },
  ]);
  expect(texts.beaches[0]).toEqual({
    id: 'in-the-lee',
    lines: [
      { state: 'calm', text: 'Now calm: N, only 0.4 km of water' },
      { state: 'waves', text: 'Tomorrow some waves: NNE over 8.3 km of water, waves to 0.4 m' },
    ],
  });
  expect(texts.beaches[1]?.lines[0]?.text).toBe('Now rough: N over 61 km of water, waves to 1 m');
  expect(texts.time).toBe('Forecast from Wednesday 14 July, 12:20.');
});

it('does so in Greek', () => {
  const texts = sayBeaches(answer, el, 'el');
  expect(texts.days[0]).toEqual({ wind: 'Τώρα: Β, 4 μποφόρ', calm: 'Ήρεμες: In the Lee' });
  expect(texts.beaches[0]?.lines[0]?.text).toBe('Τώρα ήρεμη: Β, μόνο 0,4 χλμ. νερό');
  expect(texts.time).toMatch(/^Πρόγνωση: Τετάρτη 14 Ιουλίου, 12:20\.$/);
});

it('marks the last known forecast, and a missing one', () => {
  expect(sayBeaches({ ...answer, forecast: 'last' }, en, 'en').time).toBe(
    'The last forecast we have, from Wednesday 14 July, 12:20.',
  );
  const none = sayBeaches(
    {
      ...answer,
      forecast: 'none',
      askedAt: null,
      winds: { first: null, tomorrow: null },
      beaches: answer.beaches.map((one) => ({ ...one, first: null, tomorrow: null })),
    },
    en,
    'en',
  );
  expect(none).toMatchObject({ time: en.here.away, days: [] });
  expect(none.beaches.flatMap(({ lines }) => lines)).toEqual([]);
});

it('labels the usual wind, without a source of a forecast', () => {
  const usual: ShelterAnswer = {
    ...answer,
    forecast: 'none',
    askedAt: null,
    winds: { first: { when: 'usual', kmh: 24, fromDegrees: 0 }, tomorrow: null },
    beaches: answer.beaches.map((one) => ({ ...one, tomorrow: null })),
  };
  const texts = sayBeaches(usual, en, 'en');
  expect(texts).toMatchObject({ time: en.here.away, source: undefined });
  expect(texts.days).toEqual([{ wind: 'Usual wind: N, 4 Bft', calm: 'Calm: In the Lee' }]);
  expect(texts.beaches[0]?.lines).toEqual([
    { state: 'calm', text: 'In the usual wind calm: N, only 0.4 km of water' },
  ]);
  expect(sayBeaches(usual, el, 'el').beaches[1]?.lines[0]?.text).toBe(
    'Με τον συνηθισμένο άνεμο με κύμα: Β πάνω από 61 χλμ. νερό, κύμα έως 1 μ.',
  );
});

it('reports hardly any wind on a calm day', () => {
  const still = {
    ...answer,
    winds: { first: { when: 'today', kmh: 0.4, fromDegrees: 90 }, tomorrow: null },
  };
  expect(sayBeaches(still as ShelterAnswer, en, 'en').days).toEqual([
    { wind: 'Today: hardly any wind', calm: 'Calm: In the Lee' },
  ]);
});

it('distinguishes calm water with blowing sand from a calm beach', () => {
  const sandy: ShelterAnswer = {
    ...answer,
    beaches: answer.beaches.map((one) => ({
      ...one,
      first: one.first && { ...one.first, state: 'windy', effects: ['alongshore', 'sand'] },
    })),
  };
  const texts = sayBeaches(sandy, en, 'en');
  expect(texts.days[0]?.calm).toBe(en.here.none);
  expect(texts.beaches[0]?.lines[0]).toEqual({
    state: 'windy',
    text: 'Now calm water, windy: N, only 0.4 km of water · wind along the beach, blowing sand',
  });
  expect(sayBeaches(sandy, el, 'el').beaches[0]?.lines[0]?.text).toBe(
    'Τώρα ήρεμα νερά, με αέρα: Β, μόνο 0,4 χλμ. νερό · αέρας κατά μήκος της παραλίας, σηκώνεται άμμος',
  );
});
