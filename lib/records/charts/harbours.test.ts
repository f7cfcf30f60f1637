import { readFileSync } from 'node:fs';
import { distanceToCoastKm, isOnLand } from '@/lib/foundation/geo/distance';
import type { LonLat } from '@/lib/foundation/geo/projection';
import { type ChartPoint, pixelsPerKm, project, unproject } from '@/lib/foundation/geo/projection';
import table from '../../foundation/geo/sea-routes.generated.json';
import { type Harbour, harbourOf, harbourSize, sideFor } from './harbours';

const positions = table.ports as unknown as Readonly<Record<string, LonLat>>;

const portIds = readFileSync('lib/sea/timetable/typical/tables/ports.csv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split(',')[0] ?? '');

const coast = ['cyclades-land', 'heraklion'].flatMap((name) => {
  const { features } = JSON.parse(
    readFileSync(`lib/foundation/geo/coastline/${name}.geojson`, 'utf8'),
  ) as {
    features: { geometry: { type: string; coordinates: unknown } }[];
  };
  return features.flatMap(({ geometry }) =>
    (
      (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates) as LonLat[][][]
    ).map(([outline]) => outline ?? []),
  );
});

const sheetOf = (id: string): Harbour => {
  const harbour = harbourOf(id);
  if (!harbour) throw new Error(`no harbour chart of ${id}`);
  return harbour;
};

test.each(portIds)('%s has a chart with its port in the middle and its image file', (id) => {
  const { file, port, projection, scaleBar } = sheetOf(id);
  expect(readFileSync(`public${file}`, 'utf8')).toContain('id="art"');
  const wanted = project(projection, positions[id] ?? [0, 0]);
  const moved = Math.hypot(port[0] - wanted[0], port[1] - wanted[1]) / pixelsPerKm(projection);
  expect(moved).toBeLessThanOrEqual(0.31);
  const middle: ChartPoint = [harbourSize / 2, harbourSize / 2];
  expect(Math.hypot(port[0] - middle[0], port[1] - middle[1])).toBeLessThan(60);
  expect(scaleBar.length / scaleBar.km).toBeCloseTo(pixelsPerKm(projection), 0);
});

test.each(portIds)('%s is on the shore or in the water beside it', (id) => {
  const { port, projection } = sheetOf(id);
  const at = unproject(projection, port);
  const near = coast.filter((outline) =>
    outline.some(([lon, lat]) => Math.hypot(lon - at[0], lat - at[1]) < 0.05),
  );
  const away = distanceToCoastKm(at, near);
  // The charts take back some 45 m of the archive's shore and round its corners.
  if (isOnLand(at, near)) expect(away).toBeLessThan(0.2);
  else expect(away).toBeLessThan(0.45);
});

test('a name too long for the sea side is placed above or below', () => {
  const harbour: Harbour = {
    ...sheetOf('naxos-chora'),
    port: [300, 300],
    sides: ['w', 's', 'n', 'e'],
  };
  expect(sideFor(harbour, 'Ios')).toBe('w');
  expect(sideFor(harbour, 'Chora (Naxos town)')).toBe('s');
});
