import type { Routes } from './route';

/* On their own because scripts of every page must know them and never the whole register. */

/** Pages and files for use without a connection. */
export const offlinePages = {
  /** Lists the pages kept by the browser, and is shown in place of a page that is not. */
  offline: { path: '/offline', kind: 'page' },
  serviceWorker: { path: '/sw.js', kind: 'machine' },
} as const satisfies Routes;
