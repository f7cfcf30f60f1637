import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { ShelteredBeaches } from '@/components/beach-shelter/sheltered-beaches';
import { IslandWeatherPage } from '@/components/weather/island-weather-page';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { athensDate } from '@/lib/foundation/time/athens';
import { now } from '@/lib/foundation/time/epoch-minutes';
import { pageMetadata } from '@/lib/platform/routes/metadata';
import { routes } from '@/lib/platform/routes/register';
import { bareName } from '@/lib/records/charts/names';
import { islandBySlug } from '@/lib/records/islands/queries';
import { areaOf } from '@/lib/records/weather/areas-between';
import { averageOn } from '@/lib/records/weather/climate-of';
import { weatherReport } from '@/lib/records/weather/forecast/queries';
import { placeById } from '@/lib/records/weather/places';
import { AverageYear, sunOf } from '../view';

// Rendered on each request, like the page of all islands.
export const instant = false;

type WeatherProps = PageProps<'/[locale]/weather/[slug]'>;

export async function generateMetadata({ params }: WeatherProps): Promise<Metadata> {
  const { slug } = await params;
  if (!isIslandSlug(slug)) return {};
  const [t, locale] = await Promise.all([getTranslations('weather.island'), currentLocale()]);
  const named = placeArguments('island', bareName(islandBySlug(slug).name[locale]), locale);
  return pageMetadata({
    locale,
    path: routes.weatherOf(slug),
    title: t('metaTitle', named),
    description: t('metaDescription', named),
  });
}

/** The weather of an island. */
export default async function Page({ params }: WeatherProps) {
  const [{ slug }, locale] = await Promise.all([params, currentLocale()]);
  if (!isIslandSlug(slug)) notFound();
  await connection();
  const report = await weatherReport();
  const { name, position, ports, bestMonths } = islandBySlug(slug);
  const today = athensDate(Math.floor(now()));
  const shown = { name: bareName(name[locale]), weather: report.places.get(slug), today };
  return (
    <IslandWeatherPage
      view={{
        slug,
        ...shown,
        report,
        ports,
        bestMonths,
        sun: (date) => sunOf(date, position),
        average: averageOn(slug, today),
        areas: [areaOf(placeById(slug).position)],
      }}
      sheltered={<ShelteredBeaches island={slug} {...shown} locale={locale} />}
      climate={<AverageYear slug={slug} withBestMonths locale={locale} />}
      locale={locale}
    />
  );
}
