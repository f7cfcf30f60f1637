'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Redirects old links, which name a journey in the fragment, where the server cannot read it: the
 * page used to contain all details, folded. Without JavaScript such a link shows the search.
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
