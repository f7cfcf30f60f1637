import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { isForPrograms, refusalOf } from '../lib/foundation/http/refused-request.ts';
import { ownTarget } from '../lib/foundation/own-path.ts';

/**
 * Resolves when the body has been read and discarded, after ten seconds at most: a browser does not read a
 * response while it is still sending.
 */
async function bodyEnd(request) {
  request.resume();
  await Promise.race([once(request, 'close'), wait(10_000, undefined, { ref: false })]).catch(
    () => {},
  );
}

/**
 * Answers a request that has to be refused and returns whether it did: with a page in the language
 * of the address, or with only the status for a program. Any other request continues with an
 * address of this site.
 *
 * @param {(request: object, response: object, status: number) => string | undefined} statusPage
 */
export function refuse(request, response, statusPage) {
  const refusal = refusalOf(request);
  // The absolute form names a host, which the sender may not choose.
  request.url = ownTarget(request.url);
  if (!refusal) return false;
  const { status, allowed, location } = refusal;
  const hasPage = status >= 400 && request.method !== 'TRACE' && !isForPrograms(request.url);
  const page = hasPage ? statusPage(request, response, status) : undefined;
  if (allowed) response.setHeader('Allow', allowed.join(', '));
  if (location) response.setHeader('Location', location);
  if (!hasPage) response.statusCode = status;
  bodyEnd(request).then(() => response.end(page));
  return true;
}
