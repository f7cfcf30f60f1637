'use client';

import { createContext, type ReactNode, useMemo, useState } from 'react';

interface AskedWords {
  /** Current text of the box. */
  query: string;
  say: (query: string) => void;
}

/** Shares the text of the box with the surrounding results page. Undefined elsewhere. */
export const AskedWordsContext = createContext<AskedWords | undefined>(undefined);

/** Provides the text of the box to the results page, which follows the typing. */
export function AskedWordsProvider({ asked, children }: { asked: string; children: ReactNode }) {
  const [query, say] = useState(asked);
  const value = useMemo(() => ({ query, say }), [query]);
  return <AskedWordsContext value={value}>{children}</AskedWordsContext>;
}
