/** What of such a page's headers belongs to it and not to the answer in whose place it is sent. */
const itsHeaders = ['content-type', 'cache-control', 'content-security-policy', 'retry-after'];

/**
 * Sends a page of the build in place of an answer, in the language of its address, which names it
 * behind where the address has none of its own.
 *
 * @param {object} options
 * @param {string} options.origin where this site answers, as `http://localhost:3000`
 * @param {'busy' | 'refused' | 'too-large' | 'too-many' | 'unavailable'} options.page under `/api/`
 * @param {number} options.from the status with which that page answers when it can be had
 * @param {number} [options.status] another to send it with
 */
export async function sendBuiltPage(
  { url, method },
  response,
  { origin, page, from, status = from },
) {
  const locale = /^\/el(?:[/?]|$)|[?&]locale=el(?:&|$)/.test(url) ? 'el' : 'en';
  const answer = await fetch(`${origin}/api/${page}/${locale}`);
  const text = await answer.text();
  if (answer.status !== from) throw new Error(`/api/${page} answers with ${answer.status}`);
  response.statusCode = status;
  for (const name of ['Content-Length', 'Link']) response.removeHeader(name);
  for (const name of itsHeaders) {
    const value = answer.headers.get(name);
    if (value) response.setHeader(name, value);
  }
  response.end(method === 'HEAD' ? null : text);
}
