import { sendBuiltPage } from './built-answer.mjs';

/**
 * A document that could not be made at all, as one a person can read. Next answers with a page that only
 * scripts fill, and 500; in its place goes the built page of what cannot be shown at the moment, with 503. A form
 * that a browser sent by itself and that cannot be read is answered by Next with two words and 500: actions
 * themselves never fail so, and it is the sender who is told. Data that scripts ask for and the API keep their answers.
 *
 * @param origin where this site answers, as `http://localhost:3000`
 */
export function watchForFailure(request, response, origin) {
  if (request.url.startsWith('/api/')) return;
  const { end } = response;
  response.end = (...rest) => {
    response.end = end;
    const instead = pageInstead(request, response);
    if (!instead) return response.end(...rest);
    sendBuiltPage(request, response, { origin, ...instead }).catch(() => response.end(...rest));
    return response;
  };
}

/** Of a form: what cannot be read, an action of another site's, and one of a build before. */
const ofForms = { 400: 400, 409: 409, 500: 400 };

function pageInstead({ method, headers }, response) {
  if (response.headersSent) return undefined;
  const { statusCode } = response;
  const type = String(response.getHeader('content-type'));
  if (statusCode === 500 && type.startsWith('text/html')) return { page: 'unavailable', from: 503 };
  const isForm = method === 'POST' && !('next-action' in headers) && type.startsWith('text/plain');
  const status = isForm ? ofForms[statusCode] : undefined;
  return status && { page: 'refused', from: 400, status };
}
