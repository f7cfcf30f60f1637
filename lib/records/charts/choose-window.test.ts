import { type LonLat, unproject } from '@/lib/foundation/geo/projection';
import { seaRoute } from '@/lib/foundation/geo/sea-routes';
import table from '../../foundation/geo/sea-routes.generated.json';
import { chooseWindow, routeSheets } from './choose-window';
import { edgePoint, isWithin } from './route-points';
import { percentIn } from './window';

const piraeus: LonLat = [23.6405, 37.9462];
const santorini: LonLat = [25.4297, 36.3865];
const heraklion: LonLat = [25.141, 35.344];

const ports = Object.keys(table.ports);

test.each(['hero', 'poster'] as const)(
  'a %s window contains its points and stays on the chart',
  (layout) => {
    const window = chooseWindow([piraeus, santorini], layout);
    for (const point of [piraeus, santorini]) {
      const [x, y] = percentIn(window, point);
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(Math.max(x, y)).toBeLessThan(100);
      const [lon, lat] = unproject(window.projection, [
        window.left + (x / 100) * window.width,
        window.top + (y / 100) * window.height,
      ]);
      expect(lon).toBeCloseTo(point[0], 2);
      expect(lat).toBeCloseTo(point[1], 2);
    }
    const sheet = routeSheets.find(({ file }) => file === window.file);
    expect(Math.min(window.left, window.top)).toBeGreaterThanOrEqual(0);
    expect(window.left + window.width).toBeLessThanOrEqual(sheet?.width ?? 0);
    expect(window.top + window.height).toBeLessThanOrEqual(sheet?.height ?? 0);
  },
);

test('a journey uses the most detailed chart that contains it', () => {
  const sheetOf = (...ids: string[]) => {
    const points = ids
      .slice(1)
      .flatMap((id, index) => seaRoute(ids[index] ?? '', id)?.points ?? []);
    const { file } = chooseWindow(points, 'hero');
    return routeSheets.find((sheet) => sheet.file === file)?.id;
  };
  expect(sheetOf('paros-pounta', 'antiparos-port')).toBe('paros-antiparos');
  expect(sheetOf('milos-pollonia', 'kimolos-psathi')).toBe('milos-kimolos');
  expect(sheetOf('santorini-ammoudi', 'thirasia-riva')).toBe('santorini');
  expect(sheetOf('rafina', 'andros-gavrio', 'mykonos-tourlos')).toBe('north');
  expect(sheetOf('naxos-chora', 'donousa-stavros', 'amorgos-katapola')).toBe('south-east');
  expect(sheetOf('piraeus', 'santorini-athinios')).toBe('archipelago');
});

test('a window keeps some sea between every port and its edge', () => {
  for (const from of ports) {
    for (const to of ports) {
      const points = seaRoute(from, to)?.points ?? [];
      if (points.length === 0 || from === 'heraklion' || to === 'heraklion') continue;
      for (const layout of ['hero', 'poster'] as const) {
        const window = chooseWindow(points, layout);
        for (const point of [points[0], points.at(-1)]) {
          expect(isWithin(percentIn(window, point ?? [0, 0]), 3)).toBe(true);
        }
      }
    }
  }
});

test('a port outside the chart is marked where its line leaves the window', () => {
  const window = chooseWindow([heraklion, santorini], 'hero');
  const below = percentIn(window, heraklion);
  expect(below[1]).toBeGreaterThan(100);
  expect(
    edgePoint(below, [
      [40, 50],
      [45, 93],
      [45, 98],
      [46, 120],
    ]),
  ).toEqual([45, 93]);
});

it('the routes of the largest trip, with tens of thousands of points, are not compared pairwise', () => {
  const ways = Array.from({ length: 200_000 }, (_, at): LonLat => [25 + (at % 100) / 200, 37]);
  expect(chooseWindow([...ways, heraklion], 'hero').file).toBeDefined();
});
