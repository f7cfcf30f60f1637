import fc from 'fast-check';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import neighbours from './neighbours.generated.json';
import {
  distanceKm,
  distanceToCoastKm,
  isOnLand,
  type LonLat,
  nearestIslands,
  pixelsPerKm,
  project,
  unproject,
} from './rules';

const slugs = Object.keys(neighbours);

const position = fc.tuple(
  fc.double({ min: 22.9, max: 27, noNaN: true }),
  fc.double({ min: 36, max: 38.4, noNaN: true }),
);

/** About 8.9 by 11.1 km, its lower left corner at 25° east, 37° north. */
const square: LonLat[] = [
  [25, 37],
  [25.1, 37],
  [25.1, 37.1],
  [25, 37.1],
];

describe('distanceKm', () => {
  it('measures a degree of latitude as 111.2 km', () => {
    expect(distanceKm([25, 36.5], [25, 37.5])).toBeCloseTo(111.195, 2);
  });

  it('shortens a degree of longitude by the cosine of the latitude', () => {
    const expected = 111.195 * Math.cos((37 * Math.PI) / 180);
    expect(distanceKm([24.5, 37], [25.5, 37])).toBeCloseTo(expected, 1);
  });

  it('is symmetric, zero only for the same point, and satisfies the triangle inequality', () => {
    fc.assert(
      fc.property(position, position, position, (a, b, c) => {
        expect(distanceKm(a, a)).toBe(0);
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 9);
        expect(distanceKm(a, c)).toBeLessThanOrEqual(distanceKm(a, b) + distanceKm(b, c) + 1e-9);
      }),
    );
  });
});

describe('distanceToCoastKm', () => {
  it('uses the nearest edge instead of the nearest corner', () => {
    expect(distanceToCoastKm([25.05, 36.99], [square])).toBeCloseTo(1.112, 2);
  });

  it('works from inside as well', () => {
    expect(distanceToCoastKm([25.05, 37.01], [square])).toBeCloseTo(1.112, 2);
  });

  it('uses the nearest of several outlines, and is infinite without one', () => {
    const far = square.map(([lon, lat]): LonLat => [lon + 1, lat]);
    const from: LonLat = [25.05, 36.99];
    expect(distanceToCoastKm(from, [far, square])).toBe(distanceToCoastKm(from, [square]));
    expect(distanceToCoastKm(from, [])).toBe(Number.POSITIVE_INFINITY);
  });

  it('never exceeds the distance to any corner', () => {
    fc.assert(
      fc.property(position, (from) => {
        const toCoast = distanceToCoastKm(from, [square]);
        for (const corner of square) {
          expect(toCoast).toBeLessThanOrEqual(distanceKm(from, corner) + 1e-6);
        }
      }),
    );
  });
});

describe('isOnLand', () => {
  it('distinguishes land from sea', () => {
    expect(isOnLand([25.05, 37.05], [square])).toBe(true);
    expect(isOnLand([25.15, 37.05], [square])).toBe(false);
  });
});

describe('projection', () => {
  const projection = { lon0: 24.9, lat0: 37.2, kx: 3200, ky: 4010 };

  it('is invertible', () => {
    fc.assert(
      fc.property(position, ([lon, lat]) => {
        const [backLon, backLat] = unproject(projection, project(projection, [lon, lat]));
        expect(backLon).toBeCloseTo(lon, 9);
        expect(backLat).toBeCloseTo(lat, 9);
      }),
    );
  });

  it('puts north up and east to the right', () => {
    const [x, y] = project(projection, [25, 37]);
    const [eastX] = project(projection, [25.1, 37]);
    const [, northY] = project(projection, [25, 37.1]);
    expect(eastX).toBeGreaterThan(x);
    expect(northY).toBeLessThan(y);
  });

  it('has the right scale', () => {
    const [, y] = project(projection, [25, 37]);
    const [, northY] = project(projection, [25, 37.05]);
    const km = distanceKm([25, 37], [25, 37.05]);
    expect((y - northY) / km / pixelsPerKm(projection)).toBeCloseTo(1, 2);
  });
});

describe('nearestIslands', () => {
  it('finds the visible neighbours', () => {
    expect(nearestIslands('antiparos')[0]?.slug).toBe('paros');
    expect(nearestIslands('kimolos')[0]?.slug).toBe('milos');
    expect(nearestIslands('thirasia')[0]?.slug).toBe('santorini');
  });

  it('lists eight islands for each, nearest first, never itself', () => {
    expect(slugs.toSorted()).toEqual(islandSlugs.toSorted());
    for (const slug of slugs) {
      const near = nearestIslands(slug);
      expect(near).toHaveLength(8);
      expect(near.map((other) => other.slug)).not.toContain(slug);
      expect(near.map((other) => other.km)).toEqual(
        near.map((other) => other.km).toSorted((a, b) => a - b),
      );
    }
  });

  it('is symmetric in distance', () => {
    for (const slug of slugs) {
      for (const { slug: other, km } of nearestIslands(slug)) {
        const back = nearestIslands(other).find((neighbour) => neighbour.slug === slug);
        if (back) expect(back.km).toBe(km);
      }
    }
  });

  it('returns nothing for an unknown slug', () => {
    expect(nearestIslands('atlantis')).toEqual([]);
  });
});
