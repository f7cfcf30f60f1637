import fc from 'fast-check';
import { distanceKm } from '@/lib/foundation/geo/distance';
import { bearing, compassPoint, compassPoints, formatDistance, widerDistance } from './rules';

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

  it('points in the right direction: a step along it reduces the distance more than a step away', () => {
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
  it('changes at the middle between two directions', () => {
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

  it('has eight directions', () => {
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

  it.each([
    [0, '0 ft', '0 πδ'],
    [60, '200 ft', '200 πδ'],
    [394, '1,300 ft', '1.300 πδ'],
    [410, '0.3 mi', '0,3 μίλ.'],
    [1609, '1 mi', '1 μίλ.'],
    [10_000, '6.2 mi', '6,2 μίλ.'],
    [16_000, '9.9 mi', '9,9 μίλ.'],
    [100_000, '62 mi', '62 μίλ.'],
    [2_452_300, '1,520 mi', '1.520 μίλ.'],
  ])('%d metres in miles is %s, %s', (metres, en, el) => {
    const plain = (text: string) => text.replaceAll('\u00a0', ' ');
    expect(plain(formatDistance(metres, 'en', 'imperial'))).toBe(en);
    expect(plain(formatDistance(metres, 'el', 'imperial'))).toBe(el);
  });
});

describe('widerDistance', () => {
  it.each([
    // The place is near but of an unselected kind: the suggested distance still exceeds the current one.
    [300, 30, 'metric', 50],
    [12_000, 10, 'metric', 25],
    [5000, 1, 'metric', 5],
    [99_900, 50, 'metric', 100],
    [300, 100, 'metric', undefined],
    [100_001, 10, 'metric', undefined],
    [4000, 1, 'imperial', 4.83],
    [4000, 4.83, 'imperial', 9.66],
    [99_900, 10, 'imperial', undefined],
  ] as const)(
    'extends the distance to reach %d m from %d km in %s units',
    (metres, km, units, expected) => {
      expect(widerDistance(metres, km, units)).toBe(expected);
    },
  );
});
