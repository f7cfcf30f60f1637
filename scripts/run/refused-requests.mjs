import { sendBuiltPage } from './built-answer.mjs';
import { formLimitBytes } from './form-limit.mjs';
import { problemOf, problemType } from './plain-problem.mjs';

/** What pages take. Routes for machines say themselves what else they take. */
const ofPages = ['GET', 'HEAD', 'POST'];
/** What any address may be asked; `TRACE` tells a script what its browser keeps from it. */
const anywhere = [...ofPages, 'OPTIONS', 'PUT', 'PATCH', 'DELETE'];

/** Routes that take what they take themselves. */
export const isOfMachine = (path) => /^\/(?:api|auth|feeds|og|_next)\//.test(path);

/** The host of this site as the browser knows it, which a proxy may have told. */
const ownHost = ({ headers }) => headers['x-forwarded-host']?.split(',')[0].trim() || headers.host;

/** True for what a page of another site sends, or nobody says which: a browser names the origin of every form. */
function isFromElsewhere(request) {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined) return site !== 'same-origin';
  return !URL.canParse(origin) || new URL(origin).host !== ownHost(request);
}

/** A form in parts whose sender has not said what parts them. */
const isWithoutBoundary = ({ headers }) => {
  const type = headers['content-type'] ?? '';
  return /^multipart\//i.test(type) && !/;\s*boundary="?[^\s";]/i.test(type);
};

/**
 * Why a request cannot be taken at all, whatever the site holds: its status and what is allowed, or undefined. The
 * site itself would answer such a request with 500 and two words.
 */
export function refusalOf(request) {
  const { method, url } = request;
  const path = url.split('?', 1)[0];
  if (!anywhere.includes(method)) return { status: 405, allowed: anywhere };
  if (!path.startsWith('/') && !URL.canParse(path)) return { status: 400 };
  if (isOfMachine(path)) return undefined;
  if (method === 'OPTIONS') return { status: 204, allowed: ofPages };
  if (!ofPages.includes(method)) return { status: 405, allowed: ofPages };
  if (method !== 'POST') return undefined;
  if (isFromElsewhere(request)) return { status: 403 };
  if (Number(request.headers['content-length']) > formLimitBytes) return { status: 413 };
  return isWithoutBoundary(request) ? { status: 400 } : undefined;
}

/**
 * Takes away what no browser sends here: by this header the router asks itself whether an address leads through the
 * middleware, and answers `{}` to whoever else does.
 */
export function forgetOwnWords({ headers }) {
  delete headers['x-middleware-prefetch'];
}

function sendProblem(response, status, allowed = []) {
  const detail =
    status === 405
      ? `No address of this site takes another method than ${allowed.join(', ')}.`
      : undefined;
  response.writeHead(status, { 'Content-Type': problemType, 'Cache-Control': 'no-store' });
  response.end(problemOf(status, detail));
}

/** The page that says so, and the status it has itself. */
const pageOf = (status) =>
  status === 413 ? { page: 'too-large', from: 413 } : { page: 'refused', from: 400 };

/**
 * Answers a request in place of whatever would have taken it: a page in the language of its address, or a problem
 * where a program asks.
 *
 * @param {{ status: number, allowed?: string[] }} refusal
 */
export function sendRefusal(request, response, origin, { status, allowed }) {
  // Whoever sends too much has to be heard out to be told: what still comes is read and dropped.
  if (status !== 413) response.setHeader('Connection', 'close');
  if (allowed) response.setHeader('Allow', allowed.join(', '));
  const isOfProgram = isOfMachine(request.url);
  const end = () => response.writeHead(status).end();
  if (status !== 204 && isOfProgram) sendProblem(response, status, allowed);
  else if (status === 204 || request.method === 'TRACE') end();
  else sendBuiltPage(request, response, { origin, ...pageOf(status), status }).catch(end);
  request.resume();
}

/** Answers a request that cannot be taken, and says whether it did. */
export function refuse(request, response, origin) {
  const refusal = refusalOf(request);
  if (refusal) sendRefusal(request, response, origin, refusal);
  return refusal !== undefined;
}
