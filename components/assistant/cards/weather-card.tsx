import { ForecastCredit, ForecastState } from '@/components/weather/forecast-state';
import { IslandDays } from '@/components/weather/forecast-tables';
import '@/components/weather/weather.css';
import { weatherWords } from '@/components/weather/weather-words';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { IsoDate } from '@/lib/foundation/time/types';
import type { WeatherReport } from '@/lib/records/weather/forecast/report';

interface WeatherCardProps {
  report: WeatherReport;
  island: IslandSlug;
  /** Returns sunrise and sunset of a day: `07:02–17:10`. */
  sun: (date: IsoDate) => string;
  locale: Locale;
}

/** Forecast of an island, drawn as on its weather page, or the reason why there is none. */
export async function WeatherCard({ report, island, sun, locale }: WeatherCardProps) {
  const words = await weatherWords(locale);
  const weather = report.places.get(island);
  return (
    <>
      <ForecastState report={report} locale={locale} />
      {weather ? <IslandDays days={weather.days} sun={sun} locale={locale} words={words} /> : null}
      {weather ? <ForecastCredit /> : null}
    </>
  );
}
