'use client';

import { use, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { NameFinder, NameGroup } from '@/lib/search/site-search/names';
import { AskedWordsContext } from './asked-words';

interface LiveSearch {
  /** URLs of the index of names and of the index of suggestions. */
  names: string;
  index: string;
  locale: Locale;
  /** Query of the page; empty for none. */
  asked: string;
}

/**
 * Finds pages by name while the visitor types: the suggestions of the search box, then every other
 * page of that name. Loads code and index once, when the text first differs from the query; typing
 * sends no requests. Returns undefined results while those of the page are current, or if the index
 * cannot be loaded.
 */
export function useLiveFinds({ names, index, locale, asked }: LiveSearch) {
  const [find, setFind] = useState<NameFinder>();
  const query = useDeferredValue(use(AskedWordsContext)?.query ?? asked).trim();
  const isTyped = query !== '' && query !== asked;

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
