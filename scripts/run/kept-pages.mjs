import { createHash } from 'node:crypto';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import { KeptPage } from './kept-page.mjs';

const mostBytes = 128 * 1024 * 1024;

/**
 * Prerendered pages, kept ready to be sent. They are kept by their very text, so none that is sent can be out of
 * date: Next holds the text of such a page and gives the same one each time, and to find its bytes by it costs
 * next to nothing. All of it happens at once, inside the `end` that Next calls.
 */
export class KeptPages {
  #policy;
  #pages = new LRUCache({ maxSize: mostBytes, sizeCalculation: (_, text) => text.length * 3 });

  /** @param {(scripts: string[]) => string} policy writes what a page may run, with these scripts that stand in it */
  constructor(policy) {
    this.#policy = policy;
  }

  /** Sends what Next is about to send from what is kept of it, if it is a prerendered page. */
  watch(request, response) {
    const { end } = response;
    response.end = (text, ...rest) => {
      response.end = end;
      if (!isPrerendered(response)) return response.end(text, ...rest);
      // Of the text as Next has it.
      response.removeHeader('Content-Length');
      if (typeof text !== 'string') return response.end(text, ...rest);
      return this.#send(request, response, text);
    };
  }

  #send(request, response, text) {
    const { page, etag } = this.#pageOf(text, String(response.getHeader('content-type')));
    response.setHeader('ETag', etag);
    page.guard(response);
    if (response.statusCode === 200 && fresh(request.headers, response.getHeaders())) {
      response.statusCode = 304;
      return response.end();
    }
    return page.send(request, response);
  }

  #pageOf(text, type) {
    const known = this.#pages.get(text);
    if (known) return known;
    const page = new KeptPage(text, type.startsWith('text/html') ? this.#policy : undefined);
    const etag = `W/"${createHash('sha1').update(page.bytes).digest('base64url')}"`;
    const kept = { page, etag };
    this.#pages.set(text, kept);
    return kept;
  }
}

const isPrerendered = (response) =>
  !response.headersSent && response.hasHeader('x-nextjs-prerender');
