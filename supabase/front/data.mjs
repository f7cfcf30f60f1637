import { isSiteProof, siteProofHeader } from '../../lib/supabase/site-proof.ts';
import { dataRefusal } from './answers.mjs';
import { bringsSigned } from './known.mjs';
import { senderOf } from './sender.mjs';

/** More than any row of ours: a conversation has 1.5 MB at most. In bytes. */
const mostBytes = 2 * 1024 * 1024;

/** Whom a question about tables or files is counted for; undefined for our own server, whoever it asks for. */
const countedSender = (request, secretKey) =>
  isSiteProof(request.headers[siteProofHeader], secretKey)
    ? undefined
    : senderOf(request, secretKey);

/**
 * Why tables and files are not asked; undefined when they may be. Pages count their visitors themselves: this is for
 * who asks here directly. A body has to say how long it is, and is bounded for all but the secret key.
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
