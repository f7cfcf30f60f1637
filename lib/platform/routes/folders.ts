import type { Routes } from './route';

/**
 * Folders below which there are no pages. The matcher of middleware.ts leaves out the folders of assets and nothing
 * else; middleware.test.ts checks it against these rows.
 */
export const folders = {
  api: { path: '/api', kind: 'folder', unknown: 'json' },
  auth: { path: '/auth', kind: 'folder' },
  builtFiles: { path: '/_next/static', kind: 'assets' },
  charts: { path: '/charts', kind: 'assets' },
  icons: { path: '/icons', kind: 'assets' },
  mapLand: { path: '/map', kind: 'assets' },
} as const satisfies Routes;
