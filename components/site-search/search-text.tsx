'use client';

import { createContext, type ReactNode, useMemo, useState } from 'react';

interface SearchText {
  /** Current text of the box. */
  query: string;
  setQuery: (query: string) => void;
}

/** Shares the text of the box with the surrounding results page. Undefined elsewhere. */
export const SearchTextContext = createContext<SearchText | undefined>(undefined);

/** Provides the text of the box to the results page, which follows the typing. */
export function SearchTextProvider({
  initialQuery,
  children,
}: {
  initialQuery: string;
  children: ReactNode;
}) {
  const [query, setQuery] = useState(initialQuery);
  const value = useMemo(() => ({ query, setQuery }), [query]);
  return <SearchTextContext value={value}>{children}</SearchTextContext>;
}
