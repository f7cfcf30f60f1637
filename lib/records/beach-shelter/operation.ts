import 'server-only';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { firstValue } from '@/lib/foundation/http/raw-query';
import { type IslandSlug, isIslandSlug, islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { athensDate } from '@/lib/foundation/time/athens';
import { now } from '@/lib/foundation/time/epoch-minutes';
import { isoTime } from '@/lib/foundation/time/iso-time';
import type { Operation } from '@/lib/platform/operations/operation';
import type { LocalWind } from '@/lib/records/islands/schema';
import { weatherReport } from '@/lib/records/weather/forecast/queries';
import type { WeatherReport } from '@/lib/records/weather/forecast/report';
import { openMeteo } from '@/lib/records/weather/source-of-forecast';
import { type ShelterAnswer, shelterAnswer } from './answer-schema';
import type { BeachExposure } from './beach-exposure';
import { type ShelteredBeach, shelteredBeaches } from './sheltered-beaches';
import type { Wind } from './waves';
import { type ComingWinds, comingWinds } from './winds';

export type ShelterFault = 'unknown-island';

export interface FoundShelter {
  readonly island: IslandSlug;
  readonly report: Pick<WeatherReport, 'freshness' | 'at'>;
  readonly winds: ComingWinds;
  readonly beaches: readonly ShelteredBeach[];
}

const rounded = (value: number, steps: number) => Math.round(value * steps) / steps;
const windAnswer = ({ kmh, from }: Wind) => ({ kmh, fromDegrees: from });
const exposureAnswer = (one: BeachExposure | null) =>
  one && {
    state: one.state,
    effects: [...one.effects],
    fromDegrees: one.from,
    openWaterKm: rounded(one.fetchKm, 10),
    waveM: rounded(one.waveM, 100),
  };

const localWindAnswer = ({ from: [from, to], effects, fetchKm, source, readOn }: LocalWind) => ({
  from,
  to,
  effects: [...effects],
  openWaterKm: fetchKm ?? null,
  source: source.url,
  readOn,
});

/** Lists the beaches of an island by shelter, now and tomorrow. */
export const getShelteredBeaches: Operation<FoundShelter, ShelterFault, ShelterAnswer> = {
  name: 'getShelteredBeaches',
  summary: 'Beaches of an island by shelter, calmest first, today and tomorrow',
  description:
    'Call it for beaches out of the wind or with calm water. Height of the waves that the forecast wind raises off each beach, from the open water it crosses. Calculated from the coastline, with what is known about gusts, wind along the beach and blowing sand; swell and depth are not included. Without a forecast the usual wind of the month is used, and marked as such.',
  input: z.object({ island: z.enum(islandSlugs) }),
  answer: shelterAnswer,

  async run(query) {
    const island = firstValue(query.island) ?? '';
    if (!isIslandSlug(island)) return { state: 'faults', faults: ['unknown-island'] };
    const report = await weatherReport();
    const winds = comingWinds(report.places.get(island), athensDate(Math.floor(now())));
    const beaches = shelteredBeaches(island, winds);
    return { state: 'ok', result: { island, report, winds, beaches } };
  },

  async answerOf({ island, report: { freshness, at }, winds, beaches }, locale) {
    const t = await getTranslations({ locale, namespace: 'beachShelter' });
    return {
      label: t(freshness === 'none' ? 'usual.intro' : 'intro'),
      attribution: { text: openMeteo.credit, url: openMeteo.url, licence: openMeteo.licence },
      forecast: freshness,
      askedAt: at === null ? null : isoTime(at),
      island,
      winds: {
        first: winds.first && { when: winds.first.when, ...windAnswer(winds.first.wind) },
        tomorrow: winds.tomorrow && windAnswer(winds.tomorrow),
      },
      beaches: beaches.map(({ beach, fetches, first: exposed, tomorrow }) => ({
        id: beach.id,
        name: beach.name[locale],
        text: beach.sentence[locale],
        lat: beach.position.lat,
        lon: beach.position.lon,
        openWaterKm: [...fetches],
        localWind: (beach.wind ?? []).map(localWindAnswer),
        first: exposureAnswer(exposed),
        tomorrow: exposureAnswer(tomorrow),
      })),
    };
  },

  async explain([fault = 'unknown-island'], _query, locale) {
    const t = await getTranslations({ locale, namespace: 'weather.errors' });
    return { message: t('summary'), fields: { island: { code: fault, message: t(fault) } } };
  },

  // All data is in memory, so there is no rate limit.
};
