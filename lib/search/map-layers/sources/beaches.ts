import 'server-only';
import { getTranslations } from 'next-intl/server';
import { formatDay, formatNumber } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { athensDate, formatClock } from '@/lib/foundation/time/athens';
import { now } from '@/lib/foundation/time/epoch-minutes';
import { routes } from '@/lib/platform/routes/register';
import { arcsInWords, windFrom, windsOf } from '@/lib/records/beach-shelter/arcs';
import type { BeachExposure } from '@/lib/records/beach-shelter/beach-exposure';
import { effectsInWords, localWindInWords } from '@/lib/records/beach-shelter/effects-in-words';
import {
  type ShelteredBeach,
  shelteredBeaches,
} from '@/lib/records/beach-shelter/sheltered-beaches';
import type { Wind } from '@/lib/records/beach-shelter/waves';
import { type ComingWinds, comingWinds } from '@/lib/records/beach-shelter/winds';
import { bareName } from '@/lib/records/charts/names';
import { forceOfKmh } from '@/lib/records/weather/beaufort';
import { weatherReport } from '@/lib/records/weather/forecast/queries';
import type { WeatherReport } from '@/lib/records/weather/forecast/report';
import { openMeteo } from '@/lib/records/weather/source-of-forecast';
import { requestedIslands } from './island-places';
import { type LayerSource, pointFeature } from './source';

/** Beaches of the islands' records with the state of the water in the forecast wind. */
export const beachesLayer: LayerSource = async (query, locale) => {
  const [t, report, say] = await Promise.all([
    getTranslations({ locale, namespace: 'mapLayers' }),
    weatherReport(),
    shelterWords(locale),
  ]);
  const today = athensDate(Math.floor(now()));
  const features = requestedIslands(query).flatMap(({ slug, name }) => {
    const winds = comingWinds(report.places.get(slug), today);
    return shelteredBeaches(slug, winds).map((found) => {
      const { beach, first, tomorrow } = found;
      return pointFeature(`${slug}/${beach.id}`, beach.position, {
        name: beach.name[locale],
        about: beach.sentence[locale],
        notes: [bareName(name[locale]), ...say(found, winds)],
        href: `${localizePath(routes.island(slug), locale)}#beach-${beach.id}`,
        link: t('links.place'),
        sea: {
          of: winds.first?.when === 'usual' ? 'usual' : 'forecast',
          first: first?.state ?? null,
          tomorrow: tomorrow?.state ?? null,
        },
      });
    });
  });
  return { features, note: await noteOf(report, locale) };
};

/** Texts about a beach: the water in each wind with the reason, and the winds to which it is exposed. */
async function shelterWords(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'beachShelter' });
  const names = windsOf(t('winds'));
  const number = (value: number) => formatNumber(value, locale, { maximumFractionDigits: 1 });
  const water = (
    when: 'now' | 'today' | 'tomorrow' | 'usual',
    exposure: BeachExposure | null,
    wind: Wind,
  ) => {
    if (!exposure) return [];
    const { state, effects, fetchKm, waveM } = exposure;
    const isFlat = state === 'calm' || state === 'windy';
    const water = t(isFlat && fetchKm < 3 ? 'whyCalm' : 'why', {
      from: `${windFrom(exposure.from, names)} ${t('force', { force: forceOfKmh(wind.kmh) })}`,
      km: number(fetchKm < 10 ? fetchKm : Math.round(fetchKm)),
      metres: number(Math.max(0.1, waveM)),
    });
    const why = [water, effectsInWords(effects, t)].filter(Boolean).join(' · ');
    return [`${when === 'usual' ? t('usual.when') : t(when)}: ${t(state)} (${why})`];
  };
  return ({ beach, fetches, first, tomorrow }: ShelteredBeach, winds: ComingWinds): string[] => {
    const arcs = arcsInWords(fetches, names);
    return [
      ...(winds.first ? water(winds.first.when, first, winds.first.wind) : []),
      ...(winds.tomorrow ? water('tomorrow', tomorrow, winds.tomorrow) : []),
      arcs ? t('open', { arcs }) : t('closed'),
      ...localWindInWords(beach.wind, names, t).map((values) => t('local', values)),
    ];
  };
}

/** Source and time of the forecast, or a note that there is none. */
async function noteOf({ freshness, at }: WeatherReport, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'mapLayers.shelter' });
  if (freshness === 'none' || at === null) return t('none');
  const moment = { day: formatDay(athensDate(at), locale), time: formatClock(at) };
  return `${t(freshness, moment)} ${openMeteo.credit}.`;
}
