import { accountPages } from './account-pages';
import type { Route } from './route';

const guarded = Object.values<Route>(accountPages)
  .filter((row) => row.guarded)
  .map(({ path }) => path);

/** True for personal pages and all below them, which require a session. Without language prefix. */
export function isGuarded(path: string): boolean {
  return guarded.some((root) => path === root || path.startsWith(`${root}/`));
}
