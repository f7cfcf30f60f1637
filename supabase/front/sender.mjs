import { isIP } from 'node:net';
import { networkOf } from '../../lib/http/network.ts';

/** The header in which a hosted auth service as well is told for whom a server asks, with its secret key alone. */
const forwarded = 'sb-forwarded-for';

/**
 * Whom a request is from, as far as the sender cannot choose it: the network of its connection. Our own server, which
 * has the secret key, says for whom it asks; undefined when it asks for itself.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {string} secretKey
 * @returns {string | undefined}
 */
export function senderOf({ headers, socket }, secretKey) {
  if (headers.apikey !== secretKey) return networkOf(socket.remoteAddress ?? 'unknown');
  const [named = ''] = String(headers[forwarded] ?? '').split(',');
  return isIP(named.trim()) ? networkOf(named.trim()) : undefined;
}
