'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Opens the journey that an older address names after its `#`, where the server cannot read it: details used to be
 * in the page and folded. Without a script such an address shows its search.
 */
export function OpenNamedJourney() {
  const router = useRouter();

  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const name = decodeURIComponent(hash.slice(1));
    if (!/^\d\.[\w.-]+$/.test(name)) return;
    const query = new URLSearchParams(search);
    query.set('journey', name);
    router.replace(`${pathname}?${query}#journey`);
  }, [router]);

  return null;
}
