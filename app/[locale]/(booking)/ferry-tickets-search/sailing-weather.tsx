import { SailingNote } from '@/components/weather/sailing-note';
import type { SearchResult } from '@/lib/ferries/search/search-result';
import type { Locale } from '@/lib/i18n/locales';
import { knownReport } from '@/lib/weather/forecast/queries';

interface SailingWeatherProps {
  search: SearchResult['search'];
  locale: Locale;
}

/** What the forecast means for the boats of a search; asks nobody, and takes what is known. */
export function SailingWeather({ search, locale }: SailingWeatherProps) {
  const crossings = search.crossings.map(({ from, to, ...crossing }) => {
    return { ...crossing, from: from.position, to: to.position };
  });
  return (
    <SailingNote report={knownReport()} crossings={crossings} locale={locale} className="mt-4" />
  );
}
