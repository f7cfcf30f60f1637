import { isForPrograms, refusalOf } from '../lib/http/refused-request.ts';
import { ownTarget } from '../lib/own-path.ts';

/** Waits until the body has been read and dropped, at most ten seconds: a browser that is still sending reads no answer. */
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
 * Answers a request that is refused, and says whether it did: with a page in the language of its address, or with the
 * status alone where a program asks. Any other request goes on with an address of this site.
 *
 * @param {(request: object, response: object, status: number) => string | undefined} statusPage
 */
export function refuse(request, response, statusPage) {
  const refusal = refusalOf(request);
  // The absolute form names a host, which is not for the sender to choose.
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
