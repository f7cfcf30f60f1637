'use client';

import { createContext, type ReactNode, useMemo, useState } from 'react';

interface AskedWords {
  /** What stands in the box. */
  query: string;
  say: (query: string) => void;
}

/** What the box tells the page of results around it. Elsewhere nobody listens. */
export const AskedWordsContext = createContext<AskedWords | undefined>(undefined);

/** The page of results, which follows what is typed into its box. */
export function AskedWordsProvider({ asked, children }: { asked: string; children: ReactNode }) {
  const [query, say] = useState(asked);
  const value = useMemo(() => ({ query, say }), [query]);
  return <AskedWordsContext value={value}>{children}</AskedWordsContext>;
}
