import { SailingNote } from '@/components/weather/sailing-note';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { knownReport } from '@/lib/records/weather/forecast/queries';
import type { SearchResult } from '@/lib/sea/ferries/search/search-result';

interface SailingWeatherProps {
  search: SearchResult['search'];
  locale: Locale;
}

/**
 * Effect of the forecast on the sailings of a search. Uses the forecast in memory and requests
 * none.
 */
export function SailingWeather({ search, locale }: SailingWeatherProps) {
  const crossings = search.crossings.map(({ from, to, ...crossing }) => {
    return { ...crossing, from: from.position, to: to.position };
  });
  return (
    <SailingNote report={knownReport()} crossings={crossings} locale={locale} className="mt-4" />
  );
}
