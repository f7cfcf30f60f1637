import { problem } from '@/lib/foundation/http/errors';
import { jsonRoute } from '@/lib/platform/operations/json-route';
import type { AnyOperation } from '@/lib/platform/operations/operation';
import { ferryEndpoints } from './ferries/endpoints';
import { listingEndpoints } from './listings/endpoints';
import { mapEndpoints } from './map/endpoints';
import { weatherEndpoints } from './weather/endpoints';

jest.mock(
  'next-intl/server',
  () => jest.requireActual('@/lib/search/site-search/testing/mocks').translations,
);

const endpoints = [...ferryEndpoints, ...listingEndpoints, ...mapEndpoints, ...weatherEndpoints];
const operations = new Map<string, AnyOperation>(
  endpoints.map(({ operation }) => [operation.name, operation]),
);

/** Status of the response and the invalid parameters, each with its index in a list. */
async function ask(name: string, query: string) {
  const operation = operations.get(name);
  if (!operation) throw new Error(name);
  const answer = await jsonRoute(operation, 60)(new Request(`http://localhost/api/x?${query}`));
  const body = problem.parse(await answer.json());
  const errors = (body.errors ?? []).map(({ parameter, index }) => `${parameter}${index ?? ''}`);
  return { operation, status: answer.status, detail: body.detail, errors };
}

const plan = 'start=piraeus&end=ATH&firstDay=2027-07-05&lastDay=2027-07-20';

it.each([
  ['planBudget', 'month=9', ['island0']],
  ['planBudget', 'island=naxos&nights=3&island=atlantis&nights=0&month=9', ['island1', 'nights1']],
  ['planFerries', `${plan}&islands=naxos:2,atlantis:2`, ['islands1']],
  ['planFerries', `${plan}&islands=naxos:2&children=9`, ['children']],
  ['planFerries', plan, ['islands']],
  ['searchFerries', 'from=piraeus&to=naxos&date=9999-12-31', ['date']],
  ['compareFlyOrSail', 'island=naxos&date=9999-12-31', ['date']],
  ['trackVessels', 'at=9999-12-31T09:30Z', ['at']],
  ['getWeather', 'island=atlantis', ['island']],
  ['searchHotels', 'island=abc&price=-1&from=2027-02-30', ['island', 'price', 'from']],
  ['searchActivities', 'q=%00&sort=x&area=1,2&page=0', ['q', 'area', 'sort', 'page']],
  ['searchVehicles', 'seats=2,4&to=2027-07-01', ['seats', 'to']],
] as const)(
  'rejects an invalid %s of %s and names a parameter of the operation',
  async (name, query, at) => {
    for (const language of ['en', 'el']) {
      const { operation, status, detail, errors } = await ask(name, `${query}&lang=${language}`);
      expect([status, errors.toSorted()]).toEqual([400, [...at].toSorted()]);
      expect(detail).not.toContain('fields');
      const names = Object.keys(operation.input.shape);
      for (const error of errors) expect(names).toContain(error.replace(/\d+$/, ''));
    }
  },
);
