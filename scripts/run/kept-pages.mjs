import { LRUCache } from 'lru-cache';
import { encode, isCompressible } from './encodings.mjs';

const mostBytes = 96 * 1024 * 1024;

/**
 * Prerendered pages, compressed once: kept by their very text, so that no page that is sent can be out of date.
 * Next holds the text of such a page and gives the same one each time; to find its bytes costs next to nothing.
 */
export class KeptPages {
  /** Text → its bytes by encoding, as promises. */
  #bytes = new LRUCache({ maxSize: mostBytes, sizeCalculation: (_, text) => text.length * 2 });
  /** Addresses of pages that Next said it answered from the build. */
  #addresses = new LRUCache({ max: 2000 });

  has(address) {
    return this.#addresses.has(address);
  }

  /** Remembers, once the answer is out, whether the page at an address comes from the build. */
  learn(address, response) {
    response.once('finish', () => {
      const isFromBuild = response.getHeader('x-nextjs-prerender') && response.statusCode === 200;
      if (isFromBuild) this.#addresses.set(address, true);
    });
  }

  /**
   * Sends what Next is about to send, from the bytes kept of it. Next must not compress it: the request comes
   * without `Accept-Encoding`.
   */
  compress(response, encoding) {
    const { write, end } = response;
    const release = () => Object.assign(response, { write, end });
    // Sent in pieces, so not prerendered after all: it goes out as it is.
    response.write = (...parameters) => {
      release();
      return response.write(...parameters);
    };
    response.end = (text, ...rest) => {
      release();
      const isPage =
        typeof text === 'string' &&
        response.statusCode === 200 &&
        isCompressible(String(response.getHeader('content-type')));
      if (!isPage) return response.end(text, ...rest);
      this.#bytesOf(text, encoding).then(
        (bytes) => {
          if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
          response.setHeader('Content-Length', bytes.length);
          response.appendHeader('Vary', 'Accept-Encoding');
          response.end(bytes);
        },
        () => response.end(text),
      );
      return response;
    };
  }

  #bytesOf(text, encoding) {
    const kept = this.#bytes.get(text) ?? new Map();
    if (kept.size === 0) this.#bytes.set(text, kept);
    const known = kept.get(encoding);
    if (known) return known;
    const bytes = encode(text, encoding, false);
    kept.set(encoding, bytes);
    bytes.catch(() => kept.delete(encoding));
    return bytes;
  }
}
