import type { LayerFeature } from '@/lib/search/map-layers/schema';
import { featuresInView } from './features-in-view';

const common = { name: 'Plaka', about: '', notes: [], href: '/', link: '' };
const place = (id: string, lat: number, lon = 25): LayerFeature => ({
  type: 'Feature',
  id,
  geometry: { type: 'Point', coordinates: [lon, lat] },
  properties: common,
});
const way = (id: string, ...lats: number[]): LayerFeature => ({
  type: 'Feature',
  id,
  geometry: { type: 'LineString', coordinates: lats.map((lat) => [25, lat]) },
  properties: common,
});
const numbersOf = ({ shown }: ReturnType<typeof featuresInView>) =>
  shown.map(({ id, number }) => [id, number]);

const beaches = { id: 'beaches', features: [place('south', 36.5), place('north', 37.5)] } as const;
const ports = { id: 'ports', features: [place('harbour', 37)] } as const;

describe('featuresInView', () => {
  it('numbers layer by layer, from north to south', () => {
    expect(numbersOf(featuresInView([ports, beaches], undefined))).toEqual([
      ['ports:harbour', 1],
      ['beaches:north', 2],
      ['beaches:south', 3],
    ]);
  });

  it('keeps the order of a list of listings', () => {
    const hotels = { id: 'hotels', features: [place('a', 36.5), place('b', 37.5)] } as const;
    expect(numbersOf(featuresInView([hotels], undefined)).map(([id]) => id)).toEqual([
      'hotels:a',
      'hotels:b',
    ]);
  });

  it('leaves features outside the view without a number', () => {
    const area = { south: 36.9, west: 24, north: 38, east: 26 };
    const view = featuresInView([ports, beaches], area);
    expect(numbersOf(view)).toEqual([
      ['ports:harbour', 1],
      ['beaches:north', 2],
      ['beaches:south', undefined],
    ]);
    expect([view.listed, view.total]).toEqual([2, 2]);
  });

  it('numbers features like the rows of the page, in view or not', () => {
    const own = { layer: 'beaches', ids: ['hidden', 'south', 'north'] } as const;
    const view = featuresInView([ports, beaches], undefined, { own });
    expect(numbersOf(view)).toEqual([
      ['beaches:south', 2],
      ['beaches:north', 3],
      ['ports:harbour', 4],
    ]);
  });

  it('continues after the numbers of the page', () => {
    expect(numbersOf(featuresInView([ports], undefined, { after: 24 }))).toEqual([
      ['ports:harbour', 25],
    ]);
  });

  it('marks a route at its middle, and limits the list', () => {
    const routes = { id: 'routes', features: [way('w', 36, 37, 38)] } as const;
    expect(featuresInView([routes], undefined).shown[0]?.at).toEqual([25, 37]);
    const many = {
      id: 'sights',
      features: Array.from({ length: 200 }, (_, index) => place(String(index), 37)),
    } as const;
    const view = featuresInView([many], undefined, { most: 80 });
    expect([view.listed, view.total, view.shown[79]?.number, view.shown[80]?.number]).toEqual([
      80,
      200,
      80,
      undefined,
    ]);
  });
});
