import type { IncomingMessage } from 'node:http';
import proxyAddress from 'proxy-addr';

/** Headers in which a proxy names the host and protocol of the visitor; from anybody else they are claims. */
const namedByProxies = ['forwarded', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto'];

/**
 * Leaves the one address of the sender in `X-Forwarded-For` that can be believed: the entry before as many proxies as
 * stand before the site, or the connection's own address. Deletes headers that only Next or the server may set.
 */
export function identifySender(request: IncomingMessage, trustedProxies: number): void {
  const { headers } = request;
  if (trustedProxies === 0) for (const name of namedByProxies) delete headers[name];
  headers['x-forwarded-for'] = proxyAddress(request, (_, hop) => hop < trustedProxies) ?? 'unknown';
  delete headers['x-real-ip'];
  // Next answers `{}` to a sender of this header, by which its router asks itself about the middleware.
  delete headers['x-middleware-prefetch'];
  // Next hides its own headers from the middleware, where a prefetch must not count as a search.
  delete headers['x-page-prefetch'];
  if (headers['next-router-segment-prefetch']) headers['x-page-prefetch'] = '1';
}

/**
 * Number of proxies that add to `X-Forwarded-For` before the site: `TRUSTED_PROXIES`, none by default. The site then
 * believes the server alone. A value that is no number is left for the site to reject by its name.
 */
export function trustedProxiesOf(environment: Record<string, string | undefined>): number {
  const given = environment.TRUSTED_PROXIES?.trim() || '0';
  if (!/^\d+$/.test(given)) return 0;
  environment.TRUSTED_PROXIES = '1';
  return Number(given);
}
