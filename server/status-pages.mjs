import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLocale, isLocale } from '../lib/foundation/i18n/locales.ts';
import { finishDocument } from './finish-document.mjs';

/** Prerendered pages for statuses that the server itself decides; any other has `refused-page`. */
const pages = {
  413: 'too-large-page',
  414: 'too-long-page',
  429: 'too-many-page',
  500: 'unavailable-page',
  503: 'busy-page',
};

/** Language at the beginning of a path or in its query, as addresses of machines have it; else English. */
export function localeOf(url) {
  const [path, query] = url.split('?', 2);
  const named = [path.split('/')[1], new URLSearchParams(query).get('locale')];
  return named.find(isLocale) ?? defaultLocale;
}

/**
 * Returns the function that turns a response into a prerendered page with a status set by the
 * server: before Next has seen the request, or after Next failed to render a document.
 *
 * @param {string} dist Next's build folder
 * @param {(scripts: string[]) => string} policy
 */
export function statusPages(dist, policy) {
  const known = new Map();
  const load = (name) => {
    const file = path.join(dist, 'server', 'app', `${name}.html`);
    known.set(name, finishDocument(existsSync(file) ? readFileSync(file, 'utf8') : ''));
    return known.get(name);
  };

  /**
   * @param {number} status 500, a failure of Next, is sent as 503
   * @param {number} [retryAfter] seconds
   * @returns {string | undefined} body of the response
   */
  return (request, response, status, retryAfter) => {
    const name = `${localeOf(request.url)}/${pages[status] ?? 'refused-page'}`;
    const { html, scripts } = known.get(name) ?? load(name);
    for (const name of ['Content-Length', 'ETag', 'Link', 'Vary']) response.removeHeader(name);
    response.statusCode = status === 500 ? 503 : status;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'private, no-store');
    response.setHeader('Content-Security-Policy', policy(scripts));
    const seconds = status === 500 ? 60 : retryAfter;
    if (seconds) response.setHeader('Retry-After', String(seconds));
    return request.method === 'HEAD' ? undefined : html;
  };
}
