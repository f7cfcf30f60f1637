import { openApi } from '@/lib/platform/operations/open-api';
import { answerChecker, type Described } from '@/lib/platform/operations/testing/described';
import { weatherApi, weatherEndpoints } from './endpoints';

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

const described = openApi(weatherEndpoints, weatherApi) as unknown as Described;

/** Each query produces something that no other response contains. */
const questions: Readonly<Record<string, readonly Record<string, string>[]>> = {
  getWeather: [{}, { island: 'naxos' }, { island: '' }],
  getSailingWeather: [{}],
  getShelteredBeaches: [{ island: 'naxos' }],
};

async function answerTo(name: string, query: Record<string, string>) {
  const operation = weatherEndpoints.find(({ operation }) => operation.name === name)?.operation;
  const outcome = await operation?.run(query, { headers: new Headers(), locale: 'el' });
  if (outcome?.state !== 'ok') return outcome;
  return JSON.parse(JSON.stringify(await operation?.answerOf(outcome.result, 'el')));
}

describe('answers of the weather operations', () => {
  it('includes a request for every operation', () => {
    expect(Object.keys(questions)).toEqual(weatherEndpoints.map(({ operation }) => operation.name));
  });

  it.each(Object.entries(questions))(
    'of %s match their schema, and use all of it',
    async (name, queries) => {
      const checker = answerChecker(described);
      const schema = `${name[0]?.toUpperCase()}${name.slice(1)}Answer`;
      for (const query of queries) {
        expect([query, checker.check(schema, await answerTo(name, query))]).toEqual([query, []]);
      }
      expect(checker.unseen(schema)).toEqual([]);
    },
  );
});

it('returns one island, with the force of its winds', async () => {
  const { islands, seaAreas, forecast } = await answerTo('getWeather', { island: 'naxos' });
  expect(forecast.state).toBe('fresh');
  expect(islands).toHaveLength(1);
  expect(islands[0].days.map(({ wind }: { wind: { beaufort: number } }) => wind.beaufort)).toEqual([
    4, 6, 8, 9, 7, 5, 3, 2,
  ]);
  expect(seaAreas).toEqual([]);
});

it('names the parameter for an unknown island', async () => {
  expect(await answerTo('getWeather', { island: 'atlantis' })).toEqual({
    state: 'faults',
    faults: ['unknown-island'],
  });
});
