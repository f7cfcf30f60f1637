import { busLinesOf } from '@/lib/booking/transfers/queries';
import { islandBySlug } from '@/lib/records/islands/queries';
import { wayThere } from './way-there';

const santorini = islandBySlug('santorini');
const lines = busLinesOf('santorini');

const at = (en: string, lat: number, lon: number) => ({
  place: { en, el: en },
  position: { lat, lon },
});

it('names the port, and the buses that call at the place', () => {
  const way = wayThere(santorini, lines, at('Oia', 36.4615, 25.3753));
  expect(way.port?.km).toBeLessThan(3);
  expect(way.village).toBeUndefined();
  expect(way.lines.length).toBeGreaterThan(0);
  expect(
    way.lines.every(({ from, to, via }) => [from, to, ...via].some(({ en }) => en === 'Oia')),
  ).toBe(true);
});

it('recognises a stop with a bracketed addition as the place', () => {
  const { lines: found } = wayThere(santorini, lines, at('Akrotiri', 36.3517, 25.4035));
  expect(found.map(({ to }) => to.en)).toContain('Akrotiri (excavation)');
});

it('offers no bus to other places', () => {
  const { lines: found, hasBuses } = wayThere(santorini, lines, at('Nea Kameni', 36.404, 25.396));
  expect(found).toEqual([]);
  expect(hasBuses).toBe(true);
});
