import { isIP } from 'node:net';
import { networkOf } from '../../lib/foundation/http/network.ts';

/** Header in which a server with the secret key names its visitor, as for a hosted auth service. */
const forwarded = 'sb-forwarded-for';

/**
 * Sender of a request, as far as it cannot be forged: the network of its connection. Our own
 * server, which has the secret key, names the visitor it acts for; undefined if it acts for itself.
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
