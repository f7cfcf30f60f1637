const failure = '/api/unavailable';

/**
 * A document that could not be made at all, as one a person can read. Next answers with a page that only
 * scripts fill, and 500; in its place goes the built page of what cannot be shown at the moment, with 503.
 * Data that scripts ask for and the API keep their answers.
 *
 * @param origin where this site answers, as `http://localhost:3000`
 */
export function watchForFailure(request, response, origin) {
  if (request.url.startsWith('/api/')) return;
  const { end } = response;
  response.end = (...rest) => {
    response.end = end;
    if (!isFailedDocument(response)) return response.end(...rest);
    answerInstead(request, response, origin).catch(() => response.end(...rest));
    return response;
  };
}

async function answerInstead({ url, method }, response, origin) {
  const locale = /^\/el(?:[/?]|$)/.test(url) ? 'el' : 'en';
  const page = await fetch(`${origin}${failure}/${locale}`);
  const text = await page.text();
  // The status alone is kept where even this page cannot be had.
  if (page.status !== 503) throw new Error(`${failure} answers with ${page.status}`);
  response.statusCode = 503;
  response.removeHeader('Content-Length');
  response.removeHeader('Link');
  for (const name of ['content-type', 'cache-control', 'retry-after']) {
    response.setHeader(name, page.headers.get(name));
  }
  response.end(method === 'HEAD' ? null : text);
}

const isFailedDocument = (response) =>
  response.statusCode === 500 &&
  !response.headersSent &&
  String(response.getHeader('content-type')).startsWith('text/html');
