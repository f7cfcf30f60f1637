import { ClimatePlot } from '@/components/weather/climate-plot';
import type { WeatherView } from '@/components/weather/weather-page';
import { firstValue, type RawQuery } from '@/lib/foundation/http/raw-query';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { athensDate } from '@/lib/foundation/time/athens';
import { now } from '@/lib/foundation/time/epoch-minutes';
import { clockOf, daylightOn } from '@/lib/foundation/time/sun';
import type { IsoDate } from '@/lib/foundation/time/types';
import { routes } from '@/lib/platform/routes/register';
import { bareName } from '@/lib/records/charts/names';
import { allIslands, islandBySlug } from '@/lib/records/islands/queries';
import { byName } from '@/lib/records/islands/rules';
import { forceOfKmh } from '@/lib/records/weather/beaufort';
import { climateStations } from '@/lib/records/weather/climate';
import { averageOn, stationOf } from '@/lib/records/weather/climate-of';
import type { WeatherReport } from '@/lib/records/weather/forecast/report';
import { seaAreaIds } from '@/lib/records/weather/sea-areas';

/** Sunrise and sunset in Athens time. */
export function sunOf(date: IsoDate, position: { lat: number; lon: number }): string {
  const { rise, set } = daylightOn(date, position);
  return `${clockOf(rise)}–${clockOf(set)}`;
}

/** Strongest wind over the sea on a day. */
function forceOn(report: WeatherReport, date: IsoDate): number | null {
  const winds = seaAreaIds.flatMap(
    (area) => report.places.get(area)?.days.find((day) => day.date === date)?.windKmh ?? [],
  );
  return winds.length > 0 ? forceOfKmh(Math.max(...winds)) : null;
}

/**
 * Content of the page of all islands: the day in the address if it has a forecast, otherwise today.
 */
export function weatherView(report: WeatherReport, query: RawQuery, locale: Locale): WeatherView {
  const requestedDay = firstValue(query.day);
  const date = report.days.find((day) => day === requestedDay) ?? report.days[0];
  const today = athensDate(Math.floor(now()));
  const islands = byName(allIslands(), locale).map((island) => ({
    island,
    slug: island.slug,
    name: bareName(island.name[locale]),
    href: localizePath(routes.weatherOf(island.slug), locale),
  }));
  const bySize = allIslands().toSorted((one, other) => other.areaKm2 - one.areaKm2);
  return {
    report,
    date,
    isUnknownDay: report.days.length > 0 && Boolean(requestedDay) && requestedDay !== date,
    today,
    scale: report.days.map((day, index) => ({
      date: day,
      force: forceOn(report, day),
      href: localizePath(index === 0 ? routes.weather : `${routes.weather}?day=${day}`, locale),
    })),
    rows: islands.flatMap(({ island, ...named }) => {
      const place = report.places.get(island.slug);
      const day = place?.days.find((one) => one.date === date);
      if (!place || !day) return [];
      return { ...named, day, seaC: place.seaC, sun: sunOf(day.date, island.position) };
    }),
    averages: date
      ? []
      : climateStations.flatMap(({ id, name }) => {
          const own = islands.filter(({ slug }) => stationOf(slug).id === id);
          const [first] = own;
          if (!first) return [];
          return {
            id,
            name: name[locale],
            islands: own.map((island) => island.name),
            month: averageOn(first.slug, today),
          };
        }),
    isles: islands.map(({ slug, name, href }) => ({ slug, name, href })),
    order: [...bySize.map(({ slug }) => slug), ...seaAreaIds],
  };
}

interface AverageYearProps {
  slug: IslandSlug;
  /** Marks the island’s best months. */
  withBestMonths?: boolean;
  locale: Locale;
}

/** An average year at the climate station of an island. */
export function AverageYear({ slug, withBestMonths = false, locale }: AverageYearProps) {
  const { name, bestMonths } = islandBySlug(slug);
  return (
    <ClimatePlot
      station={stationOf(slug)}
      bestMonths={withBestMonths ? bestMonths.months : []}
      locale={locale}
      island={bareName(name[locale])}
    />
  );
}
