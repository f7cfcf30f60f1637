import { getTranslations } from 'next-intl/server';
import type { TurnRequest } from '@/lib/assistant/built-in/decide/turn-request';
import { weatherNext } from '@/lib/assistant/built-in/decide/weather-facts';
import { getWeather } from '@/lib/records/weather/operation';
import { getSailingWeather } from '@/lib/sea/ferries/sailing-weather/operation';

jest.mock(
  'next-intl/server',
  () => jest.requireActual('@/lib/search/site-search/testing/mocks').translations,
);
// The sea is flat on every day of the week, whatever the wind says.
jest.mock('@/lib/records/weather/forecast/ask', () => {
  const actual = jest.requireActual('@/lib/records/weather/forecast/ask');
  const { openMeteoAnswer } = jest.requireActual('@/lib/records/weather/testing/open-meteo');
  return {
    ...actual,
    ask: async (asked: unknown) =>
      openMeteoAnswer(actual.askAddress(asked), Date.now()).map(
        (place: { daily: Record<string, unknown[]> }) => ({
          ...place,
          daily: {
            ...place.daily,
            ...(place.daily.wave_height_max
              ? { wave_height_max: place.daily.wave_height_max.map(() => 0) }
              : {}),
          },
        }),
      ),
  };
});

const headers = new Headers();

async function weather() {
  const outcome = await getWeather.run({ island: 'naxos' }, { headers, locale: 'en' });
  if (outcome.state !== 'ok') throw new Error(outcome.state);
  return getWeather.answerOf(outcome.result, 'en');
}

it('keeps the winds, and omits a flat sea on days that are too windy for it', async () => {
  const { islands } = await weather();
  expect(
    islands[0]?.days.map(({ wind, waveM, leftOut }) => [wind.beaufort, waveM, leftOut]),
  ).toEqual([
    [4, 0, []],
    [6, null, ['waves']],
    [8, null, ['waves']],
    [9, null, ['waves']],
    [7, null, ['waves']],
    [5, null, ['waves']],
    [3, 0, []],
    [2, 0, []],
  ]);
});

it('still warns about boats on those days', async () => {
  const outcome = await getSailingWeather.run({}, { headers, locale: 'en' });
  if (outcome.state !== 'ok') throw new Error(outcome.state);
  const { areas } = await getSailingWeather.answerOf(outcome.result, 'en');
  const central = areas.find(({ area }) => area === 'central');
  expect(central?.days[3]).toMatchObject({ beaufort: 9, waveM: null, boats: { local: 'stays' } });
});

it.each([
  ['en', 'wind and waves disagree, so I left figures out'],
  ['el', 'δεν συμφωνούν, γι’ αυτό άφησα έξω τις τιμές'],
] as const)('the assistant reports it in %s', async (locale, words) => {
  const output = { ...(await weather()), links: {} };
  const t = await getTranslations({ locale, namespace: 'builtIn' });
  const asked = {
    locale,
    today: '2026-11-22',
    t,
    turn: { times: [] },
    results: [{ tool: 'getWeather', input: {}, output }],
  } as unknown as TurnRequest;
  const next = weatherNext(asked, 'naxos', undefined);
  expect('text' in next ? next.text : '').toContain(words);
});
