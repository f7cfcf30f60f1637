import { mentionedListings } from '@/lib/booking/listings/mentioned';
import { searchListings } from '@/lib/booking/listings/queries';
import { seaRoute } from '@/lib/foundation/geo/sea-routes';
import { type LayerId, layerIds } from '@/lib/foundation/ids/map-layers';
import { openApi } from '@/lib/platform/operations/open-api';
import { answerChecker, type Described } from '@/lib/platform/operations/testing/described';
import { findRoute } from '@/lib/platform/routes/find';
import { allIslands } from '@/lib/records/islands/queries';
import { portGuides } from '@/lib/sea/ferries/ferry-guide/data';
import { layerAddress, registerAddress } from '@/lib/search/map-layers/opening';
import type { LayerAnswer } from '@/lib/search/map-layers/schema';
import { mapApi, mapEndpoints } from './endpoints';
import { GET as layerRoute } from './layers/[slug]/route';

jest.mock(
  'next-intl/server',
  () => jest.requireActual('@/lib/search/site-search/testing/mocks').translations,
);
// The HTTP client has its own tests; here the service returns the response of the stub.
jest.mock('@/lib/records/weather/forecast/ask', () => {
  const actual = jest.requireActual('@/lib/records/weather/forecast/ask');
  const { openMeteoAnswer } = jest.requireActual('@/lib/records/weather/testing/open-meteo');
  return {
    ...actual,
    ask: async (question: unknown) => openMeteoAnswer(actual.askAddress(question), Date.now()),
  };
});
jest.mock('@/lib/booking/listings/queries', () => ({ searchListings: jest.fn() }));
jest.mock('@/lib/booking/listings/mentioned', () => ({ mentionedListings: jest.fn() }));

const pins = Array.from({ length: 230 }, (_, index) => ({
  slug: `milos-${index}`,
  lat: 36.7,
  lon: 24.4,
}));
beforeEach(() => {
  jest.mocked(searchListings).mockResolvedValue({
    state: 'found',
    data: { total: 300, pins } as never,
  });
  jest.mocked(mentionedListings).mockImplementation(async (kind, slugs) => ({
    state: 'found',
    // In an arbitrary order, as from a database.
    data: slugs.toReversed().map((slug) => ({
      kind,
      slug,
      name: { en: `House ${slug}`, el: `Σπίτι ${slug}` },
      islands: ['milos'],
      position: { lat: 36.7, lon: 24.4 },
      price: { low: 5000, shoulder: null, high: null, peak: 9000 },
      months: [6],
      isSample: false,
    })),
  }));
});

/** Requests a layer through its route, with a new sender each time to stay below the rate limit. */
let sender = 0;
async function ask(layer: string, query = '') {
  sender += 1;
  const headers = { 'x-forwarded-for': `10.0.${sender >> 8}.${sender % 256}` };
  const request = new Request(`http://localhost/api/map/layers/${layer}?${query}`, { headers });
  return layerRoute(request, { params: Promise.resolve({ slug: layer }) });
}
const featuresOf = async (layer: LayerId, query = '') =>
  ((await (await ask(layer, query)).json()) as LayerAnswer).features;

describe('the answers of the map layers', () => {
  it('match their schema in both languages', async () => {
    const described = openApi(mapEndpoints, mapApi) as unknown as Described;
    const checker = answerChecker(described);
    for (const layer of layerIds) {
      for (const lang of ['en', 'el']) {
        const answer = await ask(layer, `lang=${lang}`);
        expect([layer, answer.status]).toEqual([layer, 200]);
        const body = await answer.json();
        expect([layer, checker.check('GetMapLayerAnswer', body)]).toEqual([layer, []]);
        expect(body.features.length).toBeGreaterThan(10);
        const prefix = lang === 'el' ? '/el/' : '/';
        for (const { properties } of body.features) {
          expect(properties.href.startsWith('/el/')).toBe(prefix === '/el/');
        }
      }
    }
  });

  it('have registered paths, and no other layer has one', () => {
    for (const id of layerIds) {
      expect(findRoute(layerAddress(id, 'el').split('?')[0] ?? '')?.name).toBe('apiMapLayer');
    }
    expect(findRoute(registerAddress('en').split('?')[0] ?? '')?.name).toBe('apiMapLayers');
    expect(findRoute('/api/map/layers/treasure')).toBeUndefined();
  });
});

describe('the content of the layers', () => {
  it.each(['hotels', 'activities'] as const)('includes only real %s', async (layer) => {
    await featuresOf(layer, 'island=milos');
    expect(jest.mocked(searchListings).mock.lastCall?.[0].chosen).toEqual({
      real: ['yes'],
      island: ['milos'],
    });
  });

  it('includes every island, village and beach of the records, and every port of the guide', async () => {
    const islands = allIslands();
    expect((await featuresOf('islands')).map(({ id }) => id).sort()).toEqual(
      islands.map(({ slug }) => slug).sort(),
    );
    for (const layer of ['beaches', 'villages', 'sights'] as const) {
      expect(new Set((await featuresOf(layer)).map(({ id }) => id))).toEqual(
        new Set(islands.flatMap((one) => one[layer].map(({ id }) => `${one.slug}/${id}`))),
      );
    }
    expect((await featuresOf('ports')).map(({ id }) => id)).toEqual(
      portGuides.map(({ portId }) => portId),
    );
  });

  it('is limited to the requested island', async () => {
    const naxos = allIslands().find(({ slug }) => slug === 'naxos');
    expect((await featuresOf('beaches', 'island=naxos')).length).toBe(naxos?.beaches.length);
    for (const { id } of await featuresOf('routes', 'island=naxos')) expect(id).toContain('naxos');
  });

  it('follows the sea routes instead of straight lines', async () => {
    const routes = await featuresOf('routes');
    const found = routes.find(({ id }) => id === 'paros-parikia~piraeus');
    const way = seaRoute('paros-parikia', 'piraeus');
    expect(found?.geometry.coordinates).toHaveLength(way?.points.length ?? -1);
    expect(found?.properties.about).toMatch(/^Takes \d\sh.* – \d\sh.*, with /);
  });

  it('states the sea at each beach now and tomorrow, and the source of the forecast', async () => {
    const body = (await (await ask('beaches', 'island=mykonos')).json()) as LayerAnswer;
    const of = (id: string) => body.features.find((one) => one.id === `mykonos/${id}`)?.properties;
    // The stub's wind blows from the north, 4 Beaufort now and 6 tomorrow.
    expect(of('paradise')?.sea).toEqual({ of: 'forecast', first: 'calm', tomorrow: 'calm' });
    expect(of('agios-sostis')?.sea?.tomorrow).not.toBe('calm');
    expect(body.note).toContain('Open-Meteo');
  });

  it('has all results of a list in its order', async () => {
    const body = (await (
      await ask('hotels', 'island=milos&page=3&sort=price')
    ).json()) as LayerAnswer;
    expect(body.features.map(({ id }) => id)).toEqual(pins.map(({ slug }) => slug));
    expect(body.leftOut).toBe(70);
    expect(body.note).toBeNull();
    expect(body.features[0]?.properties.about).toContain('€50');
    const [search] = jest.mocked(searchListings).mock.lastCall ?? [];
    expect(search).toMatchObject({
      chosen: { real: ['yes'], island: ['milos'] },
      page: 1,
      map: true,
    });
  });

  it('is limited to the requested area', async () => {
    const all = await featuresOf('villages');
    const some = await featuresOf('villages', 'area=37,25.3,37.2,25.6');
    const inside = all.filter(({ geometry: { coordinates } }) => {
      const [lon, lat] = coordinates as [number, number];
      return lat >= 37 && lat <= 37.2 && lon >= 25.3 && lon <= 25.6;
    });
    expect(some.map(({ id }) => id)).toEqual(inside.map(({ id }) => id));
    expect(some.length).toBeGreaterThan(3);
  });
});

describe('an invalid map request', () => {
  it.each([
    ['beaches', 'island=atlantis', 'island'],
    ['beaches', 'area=37,25', 'area'],
    ['ports', 'area=38,25,37,26', 'area'],
    ['ports', 'area=-91,0,91,1', 'area'],
    ['routes', 'area=1e9,0,2e9,1', 'area'],
    ['islands', `area=${'9'.repeat(5000)}`, 'area'],
    ['islands', 'area=NaN,NaN,NaN,NaN', 'area'],
    ['hotels', 'island=atlantis', 'island'],
    ['hotels', 'price=-5', 'price'],
    ['hotels', 'from=2026-02-31', 'from'],
    ['activities', 'sort=%27%3Bdrop%20table', 'sort'],
    ['activities', 'kind=hike,treasure-hunt', 'kind'],
    ['hotels', `q=${'x'.repeat(5000)}`, 'q'],
    ['villages', `utm_source=${'x'.repeat(5000)}`, 'utm_source'],
  ])('names the fault: %s?%.40s', async (layer, query, parameter) => {
    const answer = await ask(layer, `${query}&lang=el`);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
    const { code, errors, detail } = await answer.json();
    expect([code, errors.map((one: { parameter: string }) => one.parameter)]).toEqual([
      'invalid',
      [parameter],
    ]);
    expect(`${detail}${errors[0].detail}`).toMatch(/^[^a-z]*[Α-ώ]/);
    expect(JSON.stringify(errors)).not.toContain('xxxx');
  });

  it('is answered with 404 for an unknown layer', async () => {
    expect((await ask('toString')).status).toBe(404);
  });

  it('is answered with 503 without a backend, for its layers only', async () => {
    jest.mocked(searchListings).mockResolvedValue({ state: 'unavailable' });
    expect((await ask('hotels')).status).toBe(503);
    expect((await ask('villages')).status).toBe(200);
  });
});

it('counts towards the rate limit of the list search', async () => {
  const request = () =>
    new Request('http://localhost/api/map/layers/hotels', { headers: { 'x-forwarded-for': '9' } });
  const context = { params: Promise.resolve({ slug: 'hotels' }) };
  const statuses = new Set<number>();
  for (let index = 0; index < 140; index += 1) {
    statuses.add((await layerRoute(request(), context)).status);
  }
  expect([...statuses]).toContain(429);
});
