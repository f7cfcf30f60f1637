import fc from 'fast-check';
import { decodePolyline, encodePolyline } from './polyline';

describe('encoded polylines', () => {
  it('match the published example of the format', () => {
    // The reference uses five decimals, we use four: the same text means positions ten times as large.
    expect(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual([
      [-1202, 385],
      [-1209.5, 407],
      [-1264.53, 432.52],
    ]);
  });

  it('decode every line to four decimals', () => {
    const degrees = (most: number) =>
      fc.integer({ min: -most * 1e4, max: most * 1e4 }).map((value) => value / 1e4);
    fc.assert(
      fc.property(fc.array(fc.tuple(degrees(180), degrees(90))), (line) => {
        const back = decodePolyline(encodePolyline(line));
        expect(back).toHaveLength(line.length);
        back.forEach(([lon, lat], index) => {
          expect(lon).toBeCloseTo(line[index]?.[0] ?? Number.NaN, 6);
          expect(lat).toBeCloseTo(line[index]?.[1] ?? Number.NaN, 6);
        });
      }),
    );
  });
});
