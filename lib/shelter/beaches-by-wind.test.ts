import { islands } from '@/lib/islands/data';
import { beachesByWind } from './beaches-by-wind';

const ids = (places: readonly { readonly id: string }[]) => places.map(({ id }) => id);

it('sends a bather on Milos to the south coast in the meltemi, and to the north coast in the sirocco', () => {
  const [north, , south] = beachesByWind('milos');
  expect(ids(north?.calm ?? [])).toEqual(expect.arrayContaining(['firiplaka', 'paleochori']));
  expect(ids(north?.rough ?? [])).toContain('sarakiniko');
  expect(ids(south?.rough ?? [])).toEqual(expect.arrayContaining(['firiplaka', 'paleochori']));
  expect(ids(south?.calm ?? [])).toContain('sarakiniko');
});

it('calls no beach calm and rough in one wind, and forgets none that is rough from every side', () => {
  for (const { slug, beaches } of islands) {
    for (const { calm, rough } of beachesByWind(slug)) {
      expect(new Set([...calm, ...rough]).size).toBe(calm.length + rough.length);
      expect(beaches).toEqual(expect.arrayContaining([...calm, ...rough]));
    }
  }
});
