import zlib from 'node:zlib';
import Negotiator from 'negotiator';
import { scriptsIn, withoutNonce } from './content-policy.mjs';
import { withJoinedScripts, withLaterScripts } from './later-scripts.mjs';

const { BROTLI_PARAM_QUALITY } = zlib.constants;
/** A page is compressed while its first visitor waits: the steps that cost some milliseconds, not the last percent. */
const encoders = {
  br: (bytes) => zlib.brotliCompressSync(bytes, { params: { [BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes) => zlib.gzipSync(bytes, { level: 7 }),
  identity: (bytes) => bytes,
};
const encodings = Object.keys(encoders);

/** A page that goes to more than one visitor: its bytes as they are and, once somebody asked, in each encoding. */
export class KeptPage {
  #bytes = {};
  #policy;

  /** @param {(scripts: string[]) => string} [policy] for a document: writes what it may run, with these that stand in it */
  constructor(text, policy) {
    const sent = policy ? withJoinedScripts(withLaterScripts(withoutNonce(text))) : text;
    this.#policy = policy?.(scriptsIn(sent));
    this.#bytes.identity = Buffer.from(sent);
  }

  /** As it is, not compressed. */
  get bytes() {
    return this.#bytes.identity;
  }

  /** What it may run, in place of what was said for the one visitor. */
  guard(response) {
    if (this.#policy) response.setHeader('Content-Security-Policy', this.#policy);
  }

  /** Ends the answer with the page, in the encoding that this request likes best. */
  send(request, response) {
    const encoding =
      new Negotiator(request).encoding(encodings, { preferred: encodings }) ?? 'identity';
    this.#bytes[encoding] ??= encoders[encoding](this.bytes);
    const bytes = this.#bytes[encoding];
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', bytes.length);
    return response.end(bytes);
  }
}
