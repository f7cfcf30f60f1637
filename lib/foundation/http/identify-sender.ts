import type { IncomingMessage } from 'node:http';
import proxyAddress from 'proxy-addr';

/**
 * Headers in which a proxy names the visitor's host and protocol. From any other sender they are
 * only claims.
 */
const namedByProxies = ['forwarded', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto'];

/**
 * Replaces `X-Forwarded-For` with the one trustworthy address of the sender: the entry that the outermost trusted proxy
 * added, or the address of the connection. Deletes headers that only Next or the server may set.
 */
export function identifySender(request: IncomingMessage, trustedProxies: number): void {
  const { headers } = request;
  if (trustedProxies === 0) for (const name of namedByProxies) delete headers[name];
  headers['x-forwarded-for'] = proxyAddress(request, (_, hop) => hop < trustedProxies) ?? 'unknown';
  delete headers['x-real-ip'];
  // Next answers `{}` to requests with this header, which its router uses to query the middleware.
  delete headers['x-middleware-prefetch'];
  // Next hides its own headers from the middleware, where a prefetch must not count as a search.
  delete headers['x-page-prefetch'];
  if (headers['next-router-segment-prefetch']) headers['x-page-prefetch'] = '1';
}

/**
 * Number of proxies that append to `X-Forwarded-For` before the site: `TRUSTED_PROXIES`, none by default. Sets it to 1,
 * because the site then trusts only the server. Leaves a value that is not a number for the site to reject by name.
 */
export function trustedProxiesOf(environment: Record<string, string | undefined>): number {
  const given = environment.TRUSTED_PROXIES?.trim() || '0';
  if (!/^\d+$/.test(given)) return 0;
  environment.TRUSTED_PROXIES = '1';
  return Number(given);
}
