import fc from 'fast-check';
import { scaleBar } from './interactive-map-scale';

describe('scaleBar', () => {
  it('has a round length that uses more than a third of the available width', () => {
    const zoom = fc.double({ min: 5, max: 16, noNaN: true });
    const lat = fc.double({ min: 36, max: 38, noNaN: true });
    fc.assert(
      fc.property(zoom, lat, (z, at) => {
        const { metres, length } = scaleBar(z, at, 110);
        expect(length).toBeLessThanOrEqual(110);
        expect(length).toBeGreaterThan(110 / 3);
        expect(String(metres)).toMatch(/^[125]0*$/);
      }),
    );
  });

  it('is 2 km at zoom 12 over Naxos, within 100 pixels', () => {
    // 40 075 km × cos 37.1° ÷ (512 × 4096) is 15.24 m a pixel; 1 km is 65.6 pixels, 2 km would be 131.
    expect(scaleBar(12, 37.1, 140)).toEqual({ metres: 2000, length: expect.closeTo(131.2, 0) });
    expect(scaleBar(12, 37.1, 110).metres).toBe(1000);
  });
});
