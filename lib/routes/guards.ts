import { accountPages } from './account-pages';
import type { Route } from './route';

const guarded = Object.values<Route>(accountPages)
  .filter((row) => row.guarded)
  .map(({ path }) => path);

/** True for the pages of a person and all below them, which ask for a session. Without language prefix. */
export function isGuarded(path: string): boolean {
  return guarded.some((root) => path === root || path.startsWith(`${root}/`));
}
