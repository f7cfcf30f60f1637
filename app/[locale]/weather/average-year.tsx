import { ClimatePlot } from '@/components/weather/climate-plot';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { bareName } from '@/lib/records/charts/names';
import { islandBySlug } from '@/lib/records/islands/queries';
import { stationOf } from '@/lib/records/weather/climate-of';

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
