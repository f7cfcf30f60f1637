import { isSiteProof, siteProofHeader } from '../../lib/platform/supabase/site-proof.ts';
import { dataRefusal } from './answers.mjs';
import { bringsSigned } from './known.mjs';
import { senderOf } from './sender.mjs';

/** More bytes than any row of ours: a conversation has at most 1.5 MB. */
const mostBytes = 2 * 1024 * 1024;

/**
 * Sender that a request for tables or files counts against; undefined for our own server, on whose
 * behalf it may act.
 */
const countedSender = (request, secretKey) =>
  isSiteProof(request.headers[siteProofHeader], secretKey)
    ? undefined
    : senderOf(request, secretKey);

/**
 * Returns why a request for tables or files is refused, or undefined. Pages rate-limit their
 * visitors themselves; this limits direct requests. Without the secret key, a body must declare its
 * length, which is limited.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {{ secretKey: string, jwtSecret: string }} keys
 * @param {import('./limits.mjs').Limits} limits
 * @param {number} now milliseconds
 */
export function refuseData(request, { secretKey, jwtSecret }, limits, now) {
  const { headers, url } = request;
  const sender = countedSender(request, secretKey);
  const limit = sender && bringsSigned(headers, jwtSecret) ? 'ownData' : 'data';
  const wait = limits.take(limit, sender, '', now);
  if (wait > 0) return dataRefusal(url, 429, 'Too many requests', { 'Retry-After': `${wait}` });
  const until = limits.takeShared(limit, sender, true, now);
  if (until > 0) {
    return dataRefusal(url, 503, 'Busy: please try again', { 'Retry-After': `${until}` });
  }
  if (headers.apikey === secretKey) return undefined;
  if (headers['transfer-encoding']) return dataRefusal(url, 411, 'Length required');
  if (Number(headers['content-length'] ?? 0) > mostBytes) {
    return dataRefusal(url, 413, 'Request body too large');
  }
  return undefined;
}
