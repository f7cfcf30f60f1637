import type { LonLat } from '@/lib/foundation/geo/projection';
import { areaOf, areasBetween } from './areas-between';
import { placeById } from './places';
import { seaAreas } from './sea-areas';

const piraeus: LonLat = [23.64, 37.946];
const rafina: LonLat = [24.01, 38.022];
const heraklion: LonLat = [25.14, 35.344];
const at = (slug: Parameters<typeof placeById>[0]) => placeById(slug).position;

it.each(seaAreas)('$id contains its own point', ({ id, position }) => {
  expect(areaOf(position)).toBe(id);
});

it.each([
  ['milos', 'west'],
  ['syros', 'central'],
  ['amorgos', 'east'],
  ['santorini', 'south'],
  ['andros', 'kafireas'],
] as const)('%s lies in the %s', (slug, area) => {
  expect(areaOf(at(slug))).toBe(area);
});

it.each([
  ['Rafina', rafina, 'mykonos', 'kafireas'],
  ['Piraeus', piraeus, 'milos', 'west'],
  ['Piraeus', piraeus, 'naxos', 'central'],
  ['Heraklion', heraklion, 'santorini', 'cretan'],
] as const)('from %s (%s) to %s a boat crosses %s', (_, port, slug, area) => {
  expect(areasBetween(port, at(slug))).toContain(area);
  expect(areasBetween(at(slug), port)).toEqual(areasBetween(port, at(slug)).toReversed());
});

it('stays in one area between neighbouring islands', () => {
  expect(areasBetween(at('ios'), at('sikinos'))).toEqual(['south']);
});
