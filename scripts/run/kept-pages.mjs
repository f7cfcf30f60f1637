import { createHash } from 'node:crypto';
import zlib from 'node:zlib';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { scriptsIn, withoutNonce } from './content-policy.mjs';
import { withJoinedScripts, withLaterScripts } from './later-scripts.mjs';

const mostBytes = 128 * 1024 * 1024;
const { BROTLI_PARAM_QUALITY } = zlib.constants;
/** A page is compressed while its first visitor waits: the steps that cost some milliseconds, not the last percent. */
const encoders = {
  br: (bytes) => zlib.brotliCompressSync(bytes, { params: { [BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes) => zlib.gzipSync(bytes, { level: 7 }),
  identity: (bytes) => bytes,
};
const encodings = Object.keys(encoders);

/** What is kept of a page: its bytes as they are and, once somebody asked, in each encoding. */
class KeptPage {
  #bytes = {};

  constructor(text, isDocument, policy) {
    const sent = isDocument ? withJoinedScripts(withLaterScripts(withoutNonce(text))) : text;
    this.policy = isDocument ? policy(scriptsIn(sent)) : undefined;
    this.#bytes.identity = Buffer.from(sent);
    this.etag = `W/"${createHash('sha1').update(this.#bytes.identity).digest('base64url')}"`;
  }

  in(encoding) {
    this.#bytes[encoding] ??= encoders[encoding](this.#bytes.identity);
    return this.#bytes[encoding];
  }
}

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
    const page = this.#pageOf(text, String(response.getHeader('content-type')));
    response.setHeader('ETag', page.etag);
    if (page.policy) response.setHeader('Content-Security-Policy', page.policy);
    if (response.statusCode === 200 && fresh(request.headers, response.getHeaders())) {
      response.statusCode = 304;
      return response.end();
    }
    const encoding =
      new Negotiator(request).encoding(encodings, { preferred: encodings }) ?? 'identity';
    const bytes = page.in(encoding);
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', bytes.length);
    return response.end(bytes);
  }

  #pageOf(text, type) {
    const known = this.#pages.get(text);
    if (known) return known;
    const page = new KeptPage(text, type.startsWith('text/html'), this.#policy);
    this.#pages.set(text, page);
    return page;
  }
}

const isPrerendered = (response) =>
  !response.headersSent && response.hasHeader('x-nextjs-prerender');
