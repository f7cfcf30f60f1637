import fc from 'fast-check';
import { layerIds } from '@/lib/foundation/ids/map-layers';
import { readFragment, writeFragment } from './map-fragment';

describe('map state in the fragment', () => {
  it('is read back as it was written', () => {
    const view = fc.record({
      zoom: fc.integer({ min: 500, max: 1600 }).map((value) => value / 100),
      lat: fc.integer({ min: 350000, max: 390000 }).map((value) => value / 1e4),
      lon: fc.integer({ min: 220000, max: 280000 }).map((value) => value / 1e4),
    });
    fc.assert(
      fc.property(view, fc.subarray(layerIds), (shown, layers) => {
        expect(readFragment(writeFragment(shown, layers))).toEqual({
          view: shown,
          layers,
          isBroken: false,
        });
      }),
    );
  });

  it('can leave the view or the layers to the page', () => {
    expect(readFragment('#map')).toEqual({ view: undefined, layers: undefined, isBroken: false });
    expect(readFragment('#map=9/37/25')).toEqual({
      view: { zoom: 9, lat: 37, lon: 25 },
      layers: undefined,
      isBroken: false,
    });
    expect(readFragment('#map=9/37/25/')?.layers).toEqual([]);
  });

  it('ignores fragments about something else', () => {
    for (const hash of ['', '#beaches', '#mapped', '#places']) {
      expect(readFragment(hash)).toBeUndefined();
    }
  });

  it.each([
    '#map=',
    '#map=9/37',
    '#map=99/37/25/beaches',
    '#map=9/51.5/-0.1/beaches',
    '#map=NaN/NaN/NaN/beaches',
    '#map=9/37/25/treasure+beaches',
    '#map=9/37/25/toString',
    '#map=9/37/25/%3Cscript%3E',
    `#map=${'9'.repeat(100_000)}/37/25`,
  ])('keeps the readable part and reports the rest: %.40s', (hash) => {
    const read = readFragment(hash);
    expect(read?.isBroken).toBe(true);
    for (const layer of read?.layers ?? []) expect(layerIds).toContain(layer);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readFragment(`#map=${text}`);
        expect(read?.view === undefined || read.view.zoom >= 5).toBe(true);
      }),
    );
  });
});
