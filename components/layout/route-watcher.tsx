'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { announceRouteChange } from './route-change';

/** Marks the links of the bar and its menus that lead to the current page. */
export function markCurrentLinks() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.site-header a[href]')) {
    const current = link.pathname === window.location.pathname && !link.search;
    // React sets no aria-current on these links, so it will not take this one away.
    if (current) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

/**
 * The one place of the shell that asks for the path: it tells menus and the progress indicator that the
 * page has changed and marks the links to the current page. Stands in a Suspense boundary, because the
 * path of a page whose parameters are not known at build is not known either.
 */
export function RouteWatcher() {
  const pathname = usePathname();
  const announced = useRef(pathname);

  useEffect(() => {
    // Not on arrival: a panel opened before this script ran would close under the reader's eyes.
    if (announced.current !== pathname) announceRouteChange();
    announced.current = pathname;
    markCurrentLinks();
  }, [pathname]);

  return null;
}
