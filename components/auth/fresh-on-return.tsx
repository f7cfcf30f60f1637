'use client';

import { Fragment, type ReactNode, useEffect, useState } from 'react';

/**
 * Resets its children when the page is left. The router keeps visited pages, so an error, a name or
 * a password would reappear in the form on the way back.
 */
export function FreshOnReturn({ children }: { children: ReactNode }) {
  const [visit, setVisit] = useState(0);
  useEffect(() => {
    // React runs effects twice in development; the first cleanup is not a navigation.
    let isThere = false;
    queueMicrotask(() => {
      isThere = true;
    });
    // Resets without delay, or a visitor who returns immediately would see the old form.
    return () => {
      if (isThere) setVisit((count) => count + 1);
    };
  }, []);
  return <Fragment key={visit}>{children}</Fragment>;
}
