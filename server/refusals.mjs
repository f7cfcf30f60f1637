/** Largest body of a form in bytes: `bodySizeLimit` of next.config.mjs, which a test compares. */
export const formLimitBytes = 6 * 1024 * 1024;

/** Methods of pages. Routes for machines declare their own. */
const pageMethods = ['GET', 'HEAD', 'POST'];
/** Methods of any address; `TRACE` would show a script the cookies that its browser hides from it. */
const knownMethods = [...pageMethods, 'OPTIONS', 'PUT', 'PATCH', 'DELETE'];

const isMachine = (path) => /^\/(?:api|auth|feeds|og|_next)\//.test(path);

/** Host of this site as the browser knows it, which a proxy may have told. */
const ownHost = ({ headers }) => headers['x-forwarded-host']?.split(',')[0].trim() || headers.host;

/** True for a form of another site, or of none that is named: browsers send the origin with every form. */
function isFromElsewhere(request) {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined) return site !== 'same-origin';
  return !URL.canParse(origin) || new URL(origin).host !== ownHost(request);
}

/** True for a multipart form whose sender has not said what separates its parts. */
const isWithoutBoundary = ({ headers }) => {
  const type = headers['content-type'] ?? '';
  return /^multipart\//i.test(type) && !/;\s*boundary="?[^\s";]/i.test(type);
};

function refusalOfForm(request) {
  if (isFromElsewhere(request)) return { status: 403 };
  // Browsers and proxies state the length. Without it Next would begin an action before the limit is known.
  if ('transfer-encoding' in request.headers) return { status: 411 };
  if (Number(request.headers['content-length']) > formLimitBytes) return { status: 413 };
  return isWithoutBoundary(request) ? { status: 400 } : undefined;
}

/**
 * Finds out whether a request has to be refused before Next sees it, which would answer it with 500 and two words.
 *
 * @returns {{ status: number, allowed?: string[] } | undefined}
 */
export function refusalOf(request) {
  const { method, url } = request;
  const path = url.split('?', 1)[0];
  if (!knownMethods.includes(method)) return { status: 405, allowed: knownMethods };
  if (!path.startsWith('/') && !URL.canParse(path)) return { status: 400 };
  if (isMachine(path)) return undefined;
  if (method === 'OPTIONS') return { status: 204, allowed: pageMethods };
  if (!pageMethods.includes(method)) return { status: 405, allowed: pageMethods };
  return method === 'POST' ? refusalOfForm(request) : undefined;
}

/** Waits until the body has been read and dropped, at most ten seconds: a browser that is still sending reads no answer. */
function afterBody(request, answer) {
  const end = () => {
    clearTimeout(late);
    request.off('close', end);
    answer();
  };
  const late = setTimeout(end, 10_000);
  request.on('close', end).resume();
}

/**
 * Answers a request that is refused, and says whether it did: with a page in the language of its address, or with the
 * status alone where a program asks.
 *
 * @param {(request: object, response: object, status: number) => string | undefined} statusPage
 */
export function refuse(request, response, statusPage) {
  const refusal = refusalOf(request);
  if (!refusal) return false;
  const { status, allowed } = refusal;
  const hasPage = status !== 204 && request.method !== 'TRACE' && !isMachine(request.url);
  const page = hasPage ? statusPage(request, response, status) : undefined;
  if (allowed) response.setHeader('Allow', allowed.join(', '));
  afterBody(request, () => {
    if (!hasPage) response.statusCode = status;
    response.end(page);
  });
  return true;
}
