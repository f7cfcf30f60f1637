'use client';

import { type ReactNode, use, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { fill } from '@/lib/foundation/i18n/fill';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { NameFinder, NameGroup } from '@/lib/search/site-search/names';
import type { SiteKind } from '@/lib/search/site-search/sources/types';
import { BestRow } from './find-row';
import { SearchTextContext } from './search-text';

interface LiveSearch {
  /** URLs of the index of names and of the index of suggestions. */
  names: string;
  index: string;
  locale: Locale;
  /** Query of the page; empty for none. */
  pageQuery: string;
}

/**
 * Finds pages by name while the visitor types: the suggestions of the search box, then every other
 * page of that name. Loads code and index once, when the text first differs from the query; typing
 * sends no requests. Returns undefined results while those of the page are current, or if the index
 * cannot be loaded.
 */
function useLiveFinds({ names, index, locale, pageQuery }: LiveSearch) {
  const [find, setFind] = useState<NameFinder>();
  const query = useDeferredValue(use(SearchTextContext)?.query ?? pageQuery).trim();
  const isTyped = query !== '' && query !== pageQuery;

  useEffect(() => {
    if (!isTyped || find) return;
    let isWanted = true;
    import('@/lib/search/site-search/live')
      .then(({ loadLiveFinder }) => loadLiveFinder({ names, index, locale }))
      .then(
        (loaded) => isWanted && setFind(() => loaded),
        () => {},
      );
    return () => {
      isWanted = false;
    };
  }, [isTyped, find, names, index, locale]);

  const groups = useMemo(
    (): readonly NameGroup[] | undefined => (isTyped ? find?.(query) : undefined),
    [find, isTyped, query],
  );
  return { query, groups };
}

interface LiveFindsProps {
  /** URLs of the index of names and of the index of suggestions. */
  names: string;
  index: string;
  /** URL of the results page. */
  action: string;
  locale: Locale;
  /** Query of the page; empty for none. */
  pageQuery: string;
  text: {
    title: string;
    none: string;
    one: string;
    /** Contains `{count}`. */
    many: string;
    enter: string;
    all: string;
    kinds: Readonly<Record<SiteKind, string>>;
  };
  /** Results of the page, shown until the text changes. */
  children: ReactNode;
}

/** Results that match by name while the visitor types; replaces the results of the page. */
export function LiveFinds(props: LiveFindsProps) {
  const { names, index, action, locale, pageQuery, text, children } = props;
  const { query, groups } = useLiveFinds({ names, index, locale, pageQuery });
  const count = groups?.reduce((sum, { finds }) => sum + finds.length, 0);
  const found =
    count === 0 ? text.none : fill(count === 1 ? text.one : text.many, { count: count ?? 0 });
  return (
    <>
      <p role="status" className="sr-only">
        {groups ? found : ''}
      </p>
      {groups ? (
        <section aria-labelledby="live-results" className="page-grid pb-12">
          <h2 id="live-results">{text.title}</h2>
          <p className="mt-1 font-ui text-sm text-ink-2 tabular-nums">
            {found} {text.enter}{' '}
            <a href={`${action}?${new URLSearchParams({ q: query })}`} className="text-link">
              {text.all}
            </a>
          </p>
          {groups.map(({ kind, finds }) => (
            <div key={kind} className="mt-6 max-w-[46rem] border-t border-ink">
              <h3 className="sr-only">{text.kinds[kind]}</h3>
              <ul>
                {finds.map((find) => (
                  <li key={find.id} className="border-b border-rule">
                    <BestRow find={find} kind={text.kinds[kind]} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ) : (
        children
      )}
    </>
  );
}
