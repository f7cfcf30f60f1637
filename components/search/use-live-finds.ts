'use client';

import { use, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { NameFinder, NameGroup } from '@/lib/search/names';
import { AskedWordsContext } from './asked-words';

interface LiveSearch {
  /** Addresses of the names, and of what boxes elsewhere suggest. */
  names: string;
  index: string;
  locale: Locale;
  /** What the page answers; empty for nothing. */
  asked: string;
}

/**
 * What answers by its name while one types: what a box elsewhere suggests, and below it everything else that is called
 * so. Code and names are loaded once, with the first letter that differs from what was asked; no letter asks the
 * server. Undefined until there is something newer to show than the answer of the page, and where the names cannot be
 * had.
 */
export function useLiveFinds({ names, index, locale, asked }: LiveSearch) {
  const [find, setFind] = useState<NameFinder>();
  const query = useDeferredValue(use(AskedWordsContext)?.query ?? asked).trim();
  const isTyped = query !== '' && query !== asked;

  useEffect(() => {
    if (!isTyped || find) return;
    let isWanted = true;
    import('@/lib/search/live')
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
