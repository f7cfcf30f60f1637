import { countedHeader, secondsBeforePage } from '@/lib/foundation/http/compute-limit';
import { findPage } from './find';

/** Marks a prefetch. Next hides its own header from the middleware, so the server copies it (lib/foundation/http/identify-sender). */
const prefetchHeader = 'x-page-prefetch';

/** Takes off a request what its sender says was counted. */
export const forgetClaim = (headers: Headers): void => headers.delete(countedHeader);

/**
 * Counts a page before it is rendered, while it can still be refused as a whole. A prefetch costs nothing, and only
 * checks that the limit is not exceeded; forms are counted by their actions.
 *
 * @param path without language prefix
 * @returns the seconds to wait, else 0; the headers then state what was counted
 */
export async function countAhead(
  { path, search }: { readonly path: string; readonly search: string },
  { method, headers }: Pick<Request, 'method' | 'headers'>,
): Promise<number> {
  const { countsAgainst, answersQuery } = findPage(path)?.route ?? {};
  const isReady = answersQuery && search === '';
  if (!countsAgainst || isReady || (method !== 'GET' && method !== 'HEAD')) return 0;
  return secondsBeforePage(countsAgainst, headers, headers.has(prefetchHeader) ? 0 : 1);
}
