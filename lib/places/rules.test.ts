import fc from 'fast-check';
import { distanceKm } from '@/lib/geo/distance';
import { bearing, compassPoint, compassPoints, formatDistance } from './rules';

const naxos = { lat: 37.1076, lon: 25.3732 };

describe('bearing', () => {
  it.each([
    // Parikia lies across the strait, due west; Apollonas at the north-eastern tip.
    [{ lat: 37.0866, lon: 25.1492 }, 'w'],
    [{ lat: 37.1825, lon: 25.5455 }, 'ne'],
    [{ lat: 36.0, lon: 25.3732 }, 's'],
    [{ lat: 38.0, lon: 25.3732 }, 'n'],
  ] as const)('to %o from Naxos is %s', (to, expected) => {
    expect(compassPoint(bearing(naxos, to))).toBe(expected);
  });

  it('leads to where it says: a step in its direction comes nearer than a step away from it', () => {
    const lat = fc.double({ min: 36.2, max: 38.1, noNaN: true });
    const lon = fc.double({ min: 24.1, max: 26.2, noNaN: true });
    fc.assert(
      fc.property(lat, lon, lat, lon, (fromLat, fromLon, toLat, toLon) => {
        fc.pre(Math.hypot(fromLat - toLat, fromLon - toLon) > 0.05);
        const degrees = bearing({ lat: fromLat, lon: fromLon }, { lat: toLat, lon: toLon });
        expect(degrees).toBeGreaterThanOrEqual(0);
        expect(degrees).toBeLessThan(360);
        const turn = (degrees * Math.PI) / 180;
        const step = (sign: number) =>
          distanceKm(
            [
              fromLon + (sign * 0.01 * Math.sin(turn)) / Math.cos((fromLat * Math.PI) / 180),
              fromLat + sign * 0.01 * Math.cos(turn),
            ],
            [toLon, toLat],
          );
        expect(step(1)).toBeLessThan(step(-1));
      }),
    );
  });
});

describe('compassPoint', () => {
  it('turns over at the middle between two directions', () => {
    expect([0, 22, 23, 90, 202, 203, 337, 338, 360, -45].map(compassPoint)).toEqual([
      'n',
      'n',
      'ne',
      'e',
      's',
      'sw',
      'nw',
      'n',
      'n',
      'nw',
    ]);
  });

  it('knows eight', () => {
    expect(new Set(compassPoints).size).toBe(8);
  });
});

describe('formatDistance', () => {
  it.each([
    [0, '0 m', '0 μ.'],
    [4, '0 m', '0 μ.'],
    [537, '540 m', '540 μ.'],
    [994, '990 m', '990 μ.'],
    [996, '1 km', '1 χλμ.'],
    [4234, '4.2 km', '4,2 χλμ.'],
    [9949, '9.9 km', '9,9 χλμ.'],
    [9960, '10 km', '10 χλμ.'],
    [63_400, '63 km', '63 χλμ.'],
    [2_452_300, '2,450 km', '2.450 χλμ.'],
  ])('%d metres is %s, %s', (metres, en, el) => {
    const plain = (text: string) => text.replaceAll('\u00a0', ' ');
    expect(plain(formatDistance(metres, 'en'))).toBe(en);
    expect(plain(formatDistance(metres, 'el'))).toBe(el);
  });
});
