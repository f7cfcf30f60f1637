import type { IncomingMessage } from 'node:http';
import { longestPageTarget, longestRedirect, ownTarget, writtenLength } from '../own-path.ts';

/** Largest body of a form in bytes: `bodySizeLimit` of next.config.mjs, which a test compares. */
export const formLimitBytes = 6 * 1024 * 1024;

/** Methods of pages. Routes for machines declare their own. */
const pageMethods = ['GET', 'HEAD', 'POST'];
/** Methods of any address; `TRACE` would show a script the cookies that its browser hides from it. */
const knownMethods = [...pageMethods, 'OPTIONS', 'PUT', 'PATCH', 'DELETE'];

type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

export interface Refusal {
  readonly status: number;
  /** Methods for the header Allow. */
  readonly allowed?: readonly string[];
  /** Address for the header Location. */
  readonly location?: string;
}

/** True for addresses used by programs, which receive a status without a page. */
export const isForPrograms = (path: string) => /^\/(?:api|auth|feeds|og|_next)\//.test(path);

/**
 * True for files that Next makes when they are first asked for, and keeps. If that first request has the method OPTIONS,
 * Next 16.4.6 answers neither it nor any later one for the file, so the server answers it.
 */
const isKeptFile = (path: string) =>
  /^\/(?:og|feeds|api\/(?:charts|manifest|search-index|search-names))\//.test(path);

/** True for a form sent from another site or without a named origin: browsers send the origin with every form. */
function isFromElsewhere({ headers }: RequestHead): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin === undefined) return site !== 'same-origin';
  // Trusted only from our own proxy: identifySender removes it otherwise.
  const [forwarded] = String(headers['x-forwarded-host'] ?? '').split(',');
  const ownHost = forwarded?.trim() || headers.host;
  return !URL.canParse(origin) || new URL(origin).host !== ownHost;
}

/** True for a multipart form whose content type lacks a boundary. */
function isWithoutBoundary({ headers }: RequestHead): boolean {
  const type = headers['content-type'] ?? '';
  return /^multipart\//i.test(type) && !/;\s*boundary="?[^\s";]/i.test(type);
}

function refusalOfForm(request: RequestHead): Refusal | undefined {
  if (isFromElsewhere(request)) return { status: 403 };
  // Browsers and proxies state the length. Without it Next would begin an action before the limit is known.
  if ('transfer-encoding' in request.headers) return { status: 411 };
  if (Number(request.headers['content-length']) > formLimitBytes) return { status: 413 };
  return isWithoutBoundary(request) ? { status: 400 } : undefined;
}

/**
 * Target without the trailing slash of its path. Next would redirect too, but re-encode the query,
 * which makes it longer.
 */
const withoutEndSlash = (target: string) => target.replace(/^([^?#]+)\/(?=[?#]|$)/, '$1');

/**
 * Decides before Next.js handles a request whether to refuse it or to redirect it to the canonical
 * form of its address. Next.js would answer 500 with two words, or show a page whose links lead to
 * another host.
 */
export function refusalOf(request: RequestHead): Refusal | undefined {
  const { method = '', url = '' } = request;
  if (!knownMethods.includes(method)) return { status: 405, allowed: knownMethods };
  if (!/^(?:[/\\]|https?:\/\/)/i.test(url)) return { status: 400 };
  const target = withoutEndSlash(ownTarget(url));
  const [path = ''] = target.split('?', 1);
  // Of Next's own routes only the files of the build: its image route would let anyone resize
  // images at our cost.
  if (path.startsWith('/_next/') && !path.startsWith('/_next/static/')) return { status: 404 };
  const isMachine = isForPrograms(path);
  const isLed = url.startsWith('/') && target !== url;
  // Next repeats the address of these in headers for its router, which then loads the whole page.
  const isRepeated = isLed || 'rsc' in request.headers;
  const longest = isRepeated ? longestRedirect : longestPageTarget;
  if ((isRepeated || !isMachine) && writtenLength(target) > longest) return { status: 414 };
  if (isLed) return { status: 308, location: target };
  if (method === 'OPTIONS' && isKeptFile(path)) {
    return { status: 204, allowed: ['GET', 'HEAD', 'OPTIONS'] };
  }
  if (isMachine) return undefined;
  if (method === 'OPTIONS') return { status: 204, allowed: pageMethods };
  if (!pageMethods.includes(method)) return { status: 405, allowed: pageMethods };
  return method === 'POST' ? refusalOfForm(request) : undefined;
}
