'use client';

import { Fragment, type ReactNode, useEffect, useState } from 'react';

/**
 * Begins anew whenever the page is left: the router keeps pages it has shown, and an error, a name or a
 * password would stand in the form again on the way back.
 */
export function FreshOnReturn({ children }: { children: ReactNode }) {
  const [visit, setVisit] = useState(0);
  useEffect(() => {
    // In development React runs every effect twice at once: that is nobody leaving.
    let isThere = false;
    queueMicrotask(() => {
      isThere = true;
    });
    // At once, not after a moment: who comes straight back would find the form as it was.
    return () => {
      if (isThere) setVisit((count) => count + 1);
    };
  }, []);
  return <Fragment key={visit}>{children}</Fragment>;
}
