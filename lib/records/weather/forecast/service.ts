import 'server-only';
import { env } from '@/lib/foundation/env';
import { log } from '@/lib/foundation/log';
import { oncePerProcess } from '@/lib/foundation/once-per-process';
import { weatherPlaces } from '../places';
import { ask, type ForecastRequest } from './ask';
import { keptAnswer } from './kept-answer';
import { airQuery, readAir } from './read-air';
import { readSea, seaQuery } from './read-sea';
import { type Known, lastGood, notRequestedYet } from './source';
import type { Air, Sea } from './types';

/** The values of each place by its id. */
export type ByPlace<Values> = ReadonlyMap<string, Values>;

/** Longest time a page waits for the first response of a service. */
const longestWaitMs = 1500;
/** No page waits for this one: a late response serves the next request. */
const timeoutMs = 10_000;
const hour = 3_600_000;

const positions = weatherPlaces.map(({ position }) => position);

interface Service<Values> extends Pick<ForecastRequest, 'url' | 'query'> {
  /** Name of the file with its last valid response. */
  readonly file: string;
  readonly read: (answer: unknown, at: typeof positions) => readonly Values[] | undefined;
}

function sourceOf<Values>({ file, read, ...request }: Service<Values>) {
  const freshMs = env.WEATHER_KNOWN_SECONDS * 1000;
  const kept = keptAnswer(file);
  const byPlace = (answer: unknown): ByPlace<Values> | undefined => {
    const values = read(answer, positions);
    return values && new Map(weatherPlaces.map(({ id }, index) => [id, values[index] as Values]));
  };
  const source = lastGood<ByPlace<Values>>({
    freshMs,
    retryMs: Math.min(freshMs, 60_000),
    keepMs: 36 * hour,
    tell,
    ask: async () => {
      const answer = await ask({ ...request, key: env.OPEN_METEO_KEY, positions, timeoutMs });
      const values = byPlace(answer);
      if (!values) throw new Error('answer not believed');
      void kept.keep({ at: Date.now(), answer });
      return values;
    },
  });
  return {
    ...source,
    /** Restores the values of an earlier process. */
    async remember() {
      const last = await kept.read(Date.now());
      const values = last && byPlace(last.answer);
      if (values) source.restore(values, last.at);
    },
  };
}

function tell({ fault }: Known<unknown>, before: Known<unknown>) {
  if (fault !== undefined && fault !== before.fault) log.error('weather away', { reason: fault });
  const wasAway = before.fault !== undefined && before.fault !== notRequestedYet;
  if (fault === undefined && wasAway) log.info('weather back');
}

const makeSources = () => ({
  air: sourceOf<Air>({
    url: `${env.OPEN_METEO_URL}/v1/forecast`,
    query: airQuery,
    file: 'weather-air',
    read: readAir,
  }),
  sea: sourceOf<Sea>({
    url: `${env.OPEN_METEO_MARINE_URL}/v1/marine`,
    query: seaQuery,
    file: 'weather-sea',
    read: readSea,
  }),
});

const sources = () => oncePerProcess('weather', makeSources);

export interface KnownWeather {
  readonly air: Known<ByPlace<Air>>;
  readonly sea: Known<ByPlace<Sea>>;
}

/** Returns the known values without waiting, and refreshes old ones. For pages on other subjects. */
export function knownWeather(): KnownWeather {
  const { air, sea } = sources();
  return { air: air.known(), sea: sea.known() };
}

/** The same for a page about the weather: after a start it waits up to 1.5 s for the first response. */
export async function awaitedWeather(): Promise<KnownWeather> {
  const { air, sea } = sources();
  const [knownAir, knownSea] = await Promise.all([
    air.knownWithin(longestWaitMs),
    sea.knownWithin(longestWaitMs),
  ]);
  return { air: knownAir, sea: knownSea };
}

/**
 * Restores the values of an earlier process, then refreshes them whenever they are no longer fresh, for as long as the
 * process lives.
 */
export async function keepWeatherFresh(): Promise<void> {
  await Promise.all(Object.values(sources()).map((source) => source.remember()));
  const again = () => {
    const { air, sea } = sources();
    void air.refresh();
    void sea.refresh();
    setTimeout(again, Math.min(env.WEATHER_KNOWN_SECONDS, 60) * 1000).unref();
  };
  again();
}
