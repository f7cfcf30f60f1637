import type { Routes } from './route';

/**
 * What is no page below an address. The matcher of middleware.ts leaves out the folders of assets and
 * nothing else; middleware.test.ts holds it to these rows.
 */
export const folders = {
  api: { path: '/api', kind: 'folder', unknown: 'json' },
  auth: { path: '/auth', kind: 'folder' },
  builtFiles: { path: '/_next/static', kind: 'assets' },
  charts: { path: '/charts', kind: 'assets' },
  icons: { path: '/icons', kind: 'assets' },
  mapLand: { path: '/map', kind: 'assets' },
} as const satisfies Routes;
