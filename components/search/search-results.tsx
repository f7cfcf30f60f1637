import { getTranslations } from 'next-intl/server';
import type { SearchEntry } from '@/lib/search/types';
import { SearchRow } from './search-row';

interface SearchResultsProps {
  query: string;
  /** Islands, then activities. */
  main: readonly SearchEntry[];
  places: readonly SearchEntry[];
  chart: string;
}

/** What a query finds, in full: islands and activities, then places with the sentence on each. */
export async function SearchResults({ query, main, places, chart }: SearchResultsProps) {
  const t = await getTranslations('search');
  const groups = [
    { id: 'main', finds: main },
    { id: 'places', finds: places },
  ] as const;
  const shown = groups.filter(({ finds }) => finds.length > 0);
  if (shown.length === 0)
    return <p className="text-lg leading-snug">{t('noResults', { query })}</p>;
  return (
    <section aria-labelledby="results">
      <h2 id="results">{t('resultsFor', { query })}</h2>
      <p className="mt-1 font-ui text-sm text-ink-2 tabular-nums">
        {t('found', { count: main.length + places.length })}
      </p>
      {shown.map(({ id, finds }) => (
        <div key={id} className="mt-6">
          <h3 className="label-caps border-b border-ink pb-2">{t(`groups.${id}`)}</h3>
          <ul>
            {finds.map((entry) => (
              <li key={entry.id} className="border-b border-rule">
                <a href={entry.link} className="flex items-center gap-4 py-3.5 hover:bg-deep">
                  <SearchRow entry={entry} query={query} chart={chart} lines={2} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
