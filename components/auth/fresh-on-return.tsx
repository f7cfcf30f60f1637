'use client';

import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * Begins anew whenever the page is left: the router keeps pages it has shown, and an error, a name or a
 * password would stand in the form again on the way back.
 */
export function FreshOnReturn({ children }: { children: ReactNode }) {
  const [visit, setVisit] = useState(0);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // In development React runs every effect twice at once: that is nobody leaving.
    clearTimeout(leaving.current);
    return () => {
      leaving.current = setTimeout(() => setVisit((count) => count + 1));
    };
  }, []);
  return <Fragment key={visit}>{children}</Fragment>;
}
