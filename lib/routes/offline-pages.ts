import type { Routes } from './route';

/* On their own because scripts of every page must know them and never the whole register. */

/** What serves without a connection. */
export const offlinePages = {
  /** What the browser has kept, and what it shows for a page it has not. */
  offline: { path: '/offline', kind: 'page' },
  serviceWorker: { path: '/sw.js', kind: 'machine' },
} as const satisfies Routes;
