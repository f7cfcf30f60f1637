'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { focusTitle } from './page-focus';
import { announceRouteChange } from './route-change';

/** Marks the links to the current page in the bar and its menus. */
export function markCurrentLinks() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.site-header a[href]')) {
    const current = link.pathname === window.location.pathname && !link.search;
    // React does not set `aria-current` on these links, so it does not remove this one.
    if (current) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

/**
 * Notifies menus and progress indicator of a navigation, marks the links to the current page, and
 * moves the focus to its title.
 * The only user of the path in the shell. Needs a Suspense boundary, because the path of a page
 * with parameters is unknown at build time.
 */
export function RouteWatcher() {
  const pathname = usePathname();
  const announced = useRef(pathname);

  useEffect(() => {
    // Not on the first load, because that would close a panel opened before hydration.
    if (announced.current !== pathname) {
      announceRouteChange();
      focusTitle();
    }
    announced.current = pathname;
    markCurrentLinks();
  }, [pathname]);

  return null;
}
