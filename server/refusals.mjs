import { isForPrograms, refusalOf } from '../lib/foundation/http/refused-request.ts';
import { ownTarget } from '../lib/foundation/own-path.ts';

/**
 * Waits until the body has been read and discarded, at most ten seconds: a browser does not read a
 * response while it is still sending.
 */
function afterBody(request, answer) {
  const end = () => {
    clearTimeout(late);
    request.off('close', end);
    answer();
  };
  const late = setTimeout(end, 10_000);
  request.on('close', end).resume();
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
  afterBody(request, () => {
    if (!hasPage) response.statusCode = status;
    response.end(page);
  });
  return true;
}
