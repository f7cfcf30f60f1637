import { type IslandSlug, islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { athensDate } from '@/lib/foundation/time/athens';
import { isoTime } from '@/lib/foundation/time/iso-time';
import { clockOf, daylightOn } from '@/lib/foundation/time/sun';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import type { WeatherAnswer } from './answer-schema';
import { forceOfKmh } from './beaufort';
import { averageOn, stationOf } from './climate-of';
import type { PlaceDay, WeatherReport } from './forecast/report';
import { placeById } from './places';
import { seaAreaIds } from './sea-areas';
import { openMeteo } from './source-of-forecast';
import { windName } from './wind';

const force = (kmh: number | null) => (kmh === null ? null : forceOfKmh(kmh));

const windOf = ({ windKmh, gustKmh, from }: Pick<PlaceDay, 'windKmh' | 'gustKmh' | 'from'>) => ({
  beaufort: force(windKmh),
  kmh: windKmh,
  gustBeaufort: force(gustKmh),
  gustKmh,
  fromDegrees: from,
  from: from === null ? null : windName(from),
});

const dayOf = (day: PlaceDay) => ({
  date: day.date,
  highC: day.high,
  lowC: day.low,
  rainMm: day.rainMm,
  rainPercent: day.rainChance,
  wind: windOf(day),
  waveM: day.waveM,
  wavesFromDegrees: day.wavesFrom,
  leftOut: [...day.leftOut],
});

const timeOf = (at: EpochMinutes | null) => (at === null ? null : isoTime(at));

/** Converts a report for the API: one island, or all islands and the sea areas. */
export function answerWeather(
  report: WeatherReport,
  island: IslandSlug | undefined,
  label: string,
  at: EpochMinutes,
): WeatherAnswer {
  const today = athensDate(Math.floor(at));
  return {
    label,
    attribution: { text: openMeteo.credit, url: openMeteo.url, licence: openMeteo.licence },
    forecast: { state: report.freshness, askedAt: timeOf(report.at) },
    sea: { state: report.sea.freshness, askedAt: timeOf(report.sea.at) },
    islands: (island ? [island] : islandSlugs).map((slug) => {
      const { now, seaC, days } = report.places.get(slug) ?? { now: null, seaC: null, days: [] };
      const [lon, lat] = placeById(slug).position;
      const { high, low, rainMm, seaC: averageSea } = averageOn(slug, today);
      return {
        island: slug,
        now: now && { at: isoTime(now.at), temperatureC: now.temperature, ...windOf(now) },
        seaC,
        days: days.map((day) => {
          const { rise, set } = daylightOn(day.date, { lat, lon });
          return { ...dayOf(day), sunrise: clockOf(rise), sunset: clockOf(set) };
        }),
        average: {
          month: Number(today.slice(5, 7)),
          station: stationOf(slug).name.en,
          highC: high,
          lowC: low,
          rainMm,
          seaC: averageSea,
        },
      };
    }),
    seaAreas: island
      ? []
      : seaAreaIds.map((area) => ({
          area,
          days: (report.places.get(area)?.days ?? []).map(dayOf),
        })),
  };
}
