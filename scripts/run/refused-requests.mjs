import { sendBuiltPage } from './built-answer.mjs';

/** What pages take. Routes for machines say themselves what else they take. */
const ofPages = ['GET', 'HEAD', 'POST'];
/** What any address may be asked; `TRACE` tells a script what its browser keeps from it. */
const anywhere = [...ofPages, 'OPTIONS', 'PUT', 'PATCH', 'DELETE'];

const isOfMachine = (path) => /^\/(?:api|auth|feeds|og|_next)\//.test(path);

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
  if (isOfMachine(path)) return undefined;
  if (method === 'OPTIONS') return { status: 204, allowed: ofPages };
  if (!ofPages.includes(method)) return { status: 405, allowed: ofPages };
  if (method !== 'POST') return undefined;
  if (isFromElsewhere(request)) return { status: 403 };
  return isWithoutBoundary(request) ? { status: 400 } : undefined;
}

/**
 * Answers a request that cannot be taken, and says whether it did: a page in the language of its address, or nothing
 * but the status where a program asks.
 */
export function refuse(request, response, origin) {
  const refusal = refusalOf(request);
  if (!refusal) return false;
  const { status, allowed } = refusal;
  response.setHeader('Connection', 'close');
  if (allowed) response.setHeader('Allow', allowed.join(', '));
  const isBare = status === 204 || isOfMachine(request.url) || request.method === 'TRACE';
  const end = () => response.writeHead(status).end();
  if (isBare) end();
  else sendBuiltPage(request, response, { origin, page: 'refused', from: 400, status }).catch(end);
  // What is still being sent is read to its end, so that the sender reads the answer; not more than a form may have.
  request.resume();
  return true;
}
