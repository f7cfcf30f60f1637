import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { ShelteredBeaches } from '@/components/beach-shelter/sheltered-beaches';
import { IslandWeatherPage } from '@/components/weather/island-weather-page';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { athensDate } from '@/lib/foundation/time/athens';
import { now } from '@/lib/foundation/time/epoch-minutes';
import { bareName } from '@/lib/records/charts/names';
import { islandBySlug } from '@/lib/records/islands/queries';
import { areaOf } from '@/lib/records/weather/areas-between';
import { averageOn } from '@/lib/records/weather/climate-of';
import { weatherReport } from '@/lib/records/weather/forecast/queries';
import { placeById } from '@/lib/records/weather/places';
import { AverageYear } from '../average-year';
import { sunOf } from '../view';
import { islandWeatherMetadata } from './island-weather-metadata';

// Rendered on each request, like the page of all islands.
export const instant = false;

type WeatherProps = PageProps<'/[locale]/weather/[slug]'>;

export const generateMetadata = async ({ params }: WeatherProps) =>
  islandWeatherMetadata((await params).slug);

/** The weather of an island. */
export default async function Page({ params }: WeatherProps) {
  const [{ slug }, locale] = await Promise.all([params, currentLocale()]);
  if (!isIslandSlug(slug)) notFound();
  await connection();
  const report = await weatherReport();
  const { name, position } = islandBySlug(slug);
  const today = athensDate(Math.floor(now()));
  return (
    <IslandWeatherPage
      view={{
        slug,
        name: bareName(name[locale]),
        report,
        weather: report.places.get(slug),
        today,
        sun: (date) => sunOf(date, position),
        average: averageOn(slug, today),
        areas: [areaOf(placeById(slug).position)],
      }}
      sheltered={
        <ShelteredBeaches
          island={slug}
          name={bareName(name[locale])}
          weather={report.places.get(slug)}
          today={today}
          locale={locale}
        />
      }
      climate={<AverageYear slug={slug} withBestMonths locale={locale} />}
      locale={locale}
    />
  );
}
