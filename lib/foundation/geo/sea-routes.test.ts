import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distanceKm, isOnLand } from './distance';
import type { LonLat } from './projection';
import { seaRoute, seaRouteBetween } from './sea-routes';
import table from './sea-routes.generated.json';

const ports = table.ports as unknown as Record<string, LonLat>;
const ids = Object.keys(ports);
const pairs = ids.flatMap((from, index) => ids.slice(index + 1).map((to) => [from, to] as const));

function routeOf(from: string, to: string) {
  const route = seaRoute(from, to);
  if (!route) throw new Error(`no route ${from}>${to}`);
  return route;
}

interface Outline {
  readonly ring: readonly LonLat[];
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

function readOutlines(): Outline[] {
  type Polygon = LonLat[][];
  return ['cyclades-land', 'heraklion'].flatMap((name) => {
    const text = readFileSync(join(__dirname, 'coastline', `${name}.geojson`), 'utf8');
    const { features } = JSON.parse(text) as {
      features: {
        geometry:
          | { type: 'Polygon'; coordinates: Polygon }
          | { type: 'MultiPolygon'; coordinates: Polygon[] };
      }[];
    };
    return features.flatMap(({ geometry }) =>
      (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).map(
        ([ring = []]) => ({
          ring,
          left: Math.min(...ring.map(([lon]) => lon)),
          right: Math.max(...ring.map(([lon]) => lon)),
          bottom: Math.min(...ring.map(([, lat]) => lat)),
          top: Math.max(...ring.map(([, lat]) => lat)),
        }),
      ),
    );
  });
}

/** Positions along a line, at most `stepKm` apart. */
function along(points: readonly LonLat[], stepKm: number): LonLat[] {
  return points.flatMap((to, index) => {
    const from = points[index - 1];
    if (!from) return [to];
    const steps = Math.ceil(distanceKm(from, to) / stepKm) || 1;
    return Array.from({ length: steps }, (_, step): LonLat => {
      const share = (step + 1) / steps;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    });
  });
}

describe('sea routes', () => {
  it('connect all 32 ports with each other', () => {
    expect(ids).toHaveLength(32);
    for (const [from, to] of pairs) expect(seaRoute(from, to)).toBeDefined();
  });

  it('end at the ports', () => {
    for (const [from, to] of pairs) {
      const { points } = routeOf(from, to);
      expect(distanceKm(points[0] as LonLat, ports[from] as LonLat)).toBeLessThan(0.01);
      expect(distanceKm(points.at(-1) as LonLat, ports[to] as LonLat)).toBeLessThan(0.01);
    }
  });

  it('are the same in both directions', () => {
    for (const [from, to] of pairs) {
      const back = routeOf(to, from);
      expect(back.points.toReversed()).toEqual(routeOf(from, to).points);
      expect(back.miles).toBeCloseTo(routeOf(from, to).miles, 9);
    }
  });

  it('avoid land between the approaches, which are short', () => {
    const outlines = readOutlines();
    const ashore = pairs.filter(([from, to]) => {
      const { points } = routeOf(from, to);
      const [first, second] = points as [LonLat, LonLat];
      const [lastButOne, last] = points.slice(-2) as [LonLat, LonLat];
      expect(distanceKm(first, second)).toBeLessThan(0.3);
      expect(distanceKm(lastButOne, last)).toBeLessThan(0.3);
      return along(points.slice(1, -1), 0.1).some(([lon, lat]) =>
        outlines.some(
          ({ ring, left, right, bottom, top }) =>
            lon > left && lon < right && lat > bottom && lat < top && isOnLand([lon, lat], [ring]),
        ),
      );
    });
    expect(ashore).toEqual([]);
  });

  it('are no shorter than the straight line, and longer only around islands', () => {
    // Ports of one land, or on opposite shores of one: the way leads round it.
    const round = ['piraeus>rafina', 'milos-adamas>milos-pollonia', 'kimolos-psathi>milos-adamas'];
    for (const [from, to] of pairs) {
      const straight = distanceKm(ports[from] as LonLat, ports[to] as LonLat) / 1.852;
      const { miles } = routeOf(from, to);
      expect(miles).toBeGreaterThanOrEqual(straight * 0.99);
      const most = round.includes(`${from}>${to}`) ? 3 : 1.6;
      expect([`${from}>${to}`, miles / straight < most]).toEqual([`${from}>${to}`, true]);
    }
  });

  it.each([
    // mapgreece.gr: 130 miles from Piraeus.
    ['piraeus', 'santorini-athinios', 130],
    // Golden Star magazine, summer 2019: 36 miles from Rafina.
    ['rafina', 'andros-gavrio', 36],
    // kea.gr: 16 miles from Lavrio.
    ['lavrio', 'kea-korissia', 16],
    // Round figures in common use, without one authority for them.
    ['piraeus', 'syros-ermoupoli', 80],
    ['piraeus', 'paros-parikia', 95],
  ])('from %s to %s are about %i miles long, as published', (from, to, given) => {
    expect(Math.abs(routeOf(from, to).miles / given - 1)).toBeLessThan(0.08);
  });

  it('are undefined for an unknown port and from a port to itself', () => {
    expect(seaRoute('piraeus', 'chios')).toBeUndefined();
    expect(seaRoute('piraeus', 'piraeus')).toBeUndefined();
  });
});

describe('seaRouteBetween', () => {
  it('matches a stop near a known port to that port', () => {
    const offNaxos: LonLat = [25.369, 37.112];
    expect(seaRouteBetween([23.63, 37.943], offNaxos)).toEqual(seaRoute('piraeus', 'naxos-chora'));
  });

  it('uses the nearer of two ports within reach', () => {
    const antiparos = ports['antiparos-port'] as LonLat;
    const piraeus = ports.piraeus as LonLat;
    expect(seaRouteBetween(antiparos, piraeus)).toEqual(seaRoute('antiparos-port', 'piraeus'));
  });

  it('returns nothing for ports elsewhere', () => {
    expect(seaRouteBetween([23.64, 37.946], [26.14, 38.37])).toBeUndefined();
  });
});
