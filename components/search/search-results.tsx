'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { loadSearchEntries } from '@/lib/search/load';
import { search } from '@/lib/search/rules';
import type { SearchEntry } from '@/lib/search/types';
import { SearchRow } from './search-row';

interface SearchResultsProps {
  index: string;
  chart: string;
  /** Texts; `{query}` in them stands for what was asked. */
  text: { resultsFor: string; searching: string; noResults: string; failed: string };
}

/** What the address asks for (`?q=`): filled in the browser, so that the page itself stays one file for all. */
export function SearchResults({ index, chart, text }: SearchResultsProps) {
  const query = useSearchParams().get('q')?.trim() ?? '';
  const [entries, setEntries] = useState<SearchEntry[] | 'failed'>();

  useEffect(() => {
    if (query) loadSearchEntries(index).then(setEntries, () => setEntries('failed'));
  }, [index, query]);

  const found = Array.isArray(entries) ? search(entries, query) : [];
  // As a function: `$&` and the like in what was asked are words, not commands.
  const named = (pattern: string) => pattern.replace('{query}', () => query);
  const news = () => {
    if (!query) return '';
    if (!entries) return text.searching;
    if (entries === 'failed') return text.failed;
    return named(found.length === 0 ? text.noResults : text.resultsFor);
  };
  return (
    <section className="max-w-[46rem]">
      <p role="status" className={found.length > 0 ? 'sr-only' : 'text-lg leading-snug'}>
        {news()}
      </p>
      {found.length > 0 ? (
        <>
          <h2>{named(text.resultsFor)}</h2>
          <ul className="mt-5 border-t border-ink">
            {found.map((entry) => (
              <li key={entry.id} className="border-b border-rule">
                <a href={entry.link} className="flex items-center gap-4 py-3.5 hover:bg-deep">
                  <SearchRow entry={entry} query={query} chart={chart} lines={2} />
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
