'use client';

import { createContext, type ReactNode, use } from 'react';

export interface FailureTexts {
  title: string;
  retry: string;
  home: string;
  homeHref: string;
  /** For a page of which a script could not be loaded. */
  missing: { title: string; text: string; retry: string };
}

const Texts = createContext<FailureTexts | null>(null);

/** Passes the texts of the error screen, in the page's language, to app/[locale]/error.tsx. */
export function FailureTextsProvider(props: { texts: FailureTexts; children: ReactNode }) {
  return <Texts value={props.texts}>{props.children}</Texts>;
}

export function useFailureTexts() {
  return use(Texts);
}
