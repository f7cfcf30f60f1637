import { connection } from 'next/server';
import { ShelteredIslands } from '@/components/beach-shelter/sheltered-islands';
import { UsualWindChart } from '@/components/beach-shelter/usual-wind-chart';
import { WeatherPage } from '@/components/weather/weather-page';
import type { RawQuery } from '@/lib/foundation/http/raw-query';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { weatherReport } from '@/lib/records/weather/forecast/queries';
import { AverageYear, weatherView } from './view';

// Rendered on each request from memory, so that a forecast is never older than the page says (ADR
// 49).
export const instant = false;

export const generateMetadata = () => metadataOf('weather', routes.weather);

/** The weather of all islands, today or on the day in the address. */
export default async function Page({ searchParams }: { searchParams: Promise<RawQuery> }) {
  const [query, locale] = await Promise.all([searchParams, currentLocale()]);
  await connection();
  const report = await weatherReport();
  const view = weatherView(report, query, locale);
  return (
    <WeatherPage
      view={view}
      usual={<UsualWindChart islands={view.isles} today={view.today} locale={locale} />}
      sheltered={
        <ShelteredIslands islands={view.isles} report={report} today={view.today} locale={locale} />
      }
      climate={<AverageYear slug="paros" locale={locale} />}
      locale={locale}
    />
  );
}
