import { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import Negotiator from 'negotiator';
import { finishDocument } from './finish-document.mjs';

const { BROTLI_PARAM_QUALITY } = zlib.constants;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const encoders = {
  br: (bytes) => brotli(bytes, { params: { [BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => gzip(bytes, { level: 6 }),
  identity: async (bytes) => bytes,
};
const encodings = Object.keys(encoders);

/** Names the status of a page: set by the middleware, because Next sends every page with 200. */
const statusHeader = 'X-Document-Status';
/** Status of a page that turns out to be an error while it renders (components/seo/document-status). */
const statusElement = /<meta name="document-status" content="(\d{3})(?:; retry-after=(\d+))?"\/>/;

/**
 * Class of the responses that this server gives to Next (the `ServerResponse` option of
 * `createServer`). It sends a document in one piece once it is complete: with its true status, its
 * content security policy, and compressed. Everything else passes through as Next sends it.
 */
export class DocumentResponse extends ServerResponse {
  /** @type {{ policy: (scripts: string[]) => string, statusPage: Function }} set before Next runs */
  site;
  #pieces = [];
  #isSending = false;

  /** True while the output of Next is buffered instead of sent. */
  get #isCollected() {
    if (this.#isSending || this.headersSent || !this.site) return false;
    return typeOf(this) === 'text/html' || failureOf(this) !== undefined;
  }

  writeHead(status, ...rest) {
    this.statusCode = status;
    const headers = rest.at(-1);
    if (headers && typeof headers === 'object' && !Array.isArray(headers)) {
      for (const [name, value] of Object.entries(headers)) this.setHeader(name, value);
    }
    // Only Next needs this header, and it is as long as the address.
    this.removeHeader('x-middleware-rewrite');
    if (this.#isCollected) return this;
    this.#applyStatus();
    return super.writeHead(this.statusCode);
  }

  flushHeaders() {
    if (!this.#isCollected) super.flushHeaders();
  }

  write(chunk, encoding, callback) {
    if (!this.#isCollected) return super.write(chunk, encoding, callback);
    this.#pieces.push(Buffer.from(chunk, typeof encoding === 'string' ? encoding : undefined));
    const done = typeof encoding === 'function' ? encoding : callback;
    if (done) process.nextTick(done);
    return true;
  }

  end(chunk, encoding, callback) {
    if (!this.#isCollected) return super.end(chunk, encoding, callback);
    if (chunk && typeof chunk !== 'function') this.write(chunk, encoding);
    const done = [chunk, encoding, callback].find((given) => typeof given === 'function');
    if (done) this.once('finish', done);
    this.#send().catch((error) => this.destroy(error));
    return this;
  }

  async #send() {
    const { policy, statusPage } = this.site;
    const failure = failureOf(this);
    const html = Buffer.concat(this.#pieces.splice(0)).toString('latin1');
    if (failure) {
      this.#isSending = true;
      return super.end(statusPage(this.req, this, failure));
    }
    this.#applyStatus(html);
    const document = finishDocument(html);
    this.setHeader('Content-Security-Policy', policy(document.scripts));
    const encoding =
      new Negotiator(this.req).encoding(encodings, { preferred: encodings }) ?? 'identity';
    const bytes = await encoders[encoding](Buffer.from(document.html, 'latin1'));
    if (encoding !== 'identity') this.setHeader('Content-Encoding', encoding);
    this.appendHeader('Vary', 'Accept-Encoding');
    this.setHeader('Content-Length', bytes.length);
    this.#isSending = true;
    // Node drops the body of a response to HEAD.
    return super.end(bytes);
  }

  /** Sets status and caching: as the page wrote them, as the middleware named them, or as Next did. */
  #applyStatus(html = '') {
    const named = Number(this.getHeader(statusHeader));
    this.removeHeader(statusHeader);
    const [, written, seconds] = statusElement.exec(html) ?? [];
    if (seconds) this.setHeader('Retry-After', seconds);
    const status = Number(written) || named || this.statusCode;
    // Next gives an error the max-age of the page it replaces.
    const isShared = /s-maxage/.test(String(this.getHeader('Cache-Control')));
    if (!written && !named && !(status >= 400 && isShared)) return;
    this.statusCode = status;
    // An unknown address stays unknown for a while; any other error concerns only this visitor.
    const isUnknown = named === 404 && !written;
    this.setHeader('Cache-Control', isUnknown ? 'public, max-age=60' : 'private, no-store');
    if (named) this.removeHeader('ETag');
  }
}

const typeOf = (response) => String(response.getHeader('Content-Type') ?? '').split(';', 1)[0];

/**
 * Status of the page that replaces Next's output when Next fails: 500 for a fault of the site, 400
 * or 409 for a form or a router request that cannot be read. The site's own actions handle all
 * their errors themselves, so a form failure that Next reports is the sender's fault.
 */
function failureOf(response) {
  const { method, url, headers } = response.req;
  const type = typeOf(response);
  const hasFailed = response.statusCode === 500;
  if (type === 'text/html') return hasFailed ? 500 : undefined;
  if (url.startsWith('/api/')) return undefined;
  if ('next-action' in headers) {
    return hasFailed && type === 'text/x-component' ? 400 : undefined;
  }
  if (type !== 'text/plain' || ![400, 409, 500].includes(response.statusCode)) return undefined;
  const isSent = method === 'POST' || 'next-router-state-tree' in headers;
  if (!isSent) return hasFailed ? 500 : undefined;
  return hasFailed ? 400 : response.statusCode;
}
