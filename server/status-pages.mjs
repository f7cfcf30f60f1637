import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { finishDocument } from './finish-document.mjs';

/** Prerendered page for a status that the server itself decides. */
const pageOf = (status) => {
  if (status === 413) return 'too-large-page';
  if (status === 414) return 'too-long-page';
  if (status === 429) return 'too-many-page';
  if (status === 503) return 'busy-page';
  return status === 500 ? 'unavailable-page' : 'refused-page';
};

const localeOf = (url) => (/^\/el(?:[/?]|$)|[?&]locale=el(?:&|$)/.test(url) ? 'el' : 'en');

/**
 * Returns the function that turns a response into a prerendered page with a status set by the
 * server: before Next has seen the request, or after Next failed to render a document.
 *
 * @param {string} dist Next's build folder
 * @param {(scripts: string[]) => string} policy
 */
export function statusPages(dist, policy) {
  const known = new Map();
  const load = (locale, page) => {
    const file = path.join(dist, 'server', 'app', locale, `${page}.html`);
    const document = finishDocument(existsSync(file) ? readFileSync(file, 'utf8') : '');
    known.set(`${locale} ${page}`, document);
    return document;
  };

  /**
   * @param {number} status 500, a failure of Next, is sent as 503
   * @param {number} [retryAfter] seconds
   * @returns {string | undefined} body of the response
   */
  return (request, response, status, retryAfter) => {
    const [locale, page] = [localeOf(request.url), pageOf(status)];
    const { html, scripts } = known.get(`${locale} ${page}`) ?? load(locale, page);
    for (const name of ['Content-Length', 'ETag', 'Link', 'Vary']) response.removeHeader(name);
    response.statusCode = status === 500 ? 503 : status;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'private, no-store');
    response.setHeader('Content-Security-Policy', policy(scripts));
    if (status === 500) response.setHeader('Retry-After', '60');
    if (retryAfter) response.setHeader('Retry-After', String(retryAfter));
    return request.method === 'HEAD' ? undefined : html;
  };
}
