import type { IncomingMessage } from 'node:http';
import proxyAddress from 'proxy-addr';
import { networkOf } from './network';

/**
 * Returns the address a request came from. Each proxy appends the address it saw to X-Forwarded-For, so with
 * `trustedProxies` of our own in front, that many entries from the end are true; the sender could have made up
 * everything before them. With 0 the header is ignored and all senders share one limit, which is right for a site
 * without a proxy, where any sender could claim any address.
 */
export function clientAddress(headers: Headers, trustedProxies: number): string {
  return networkOf(believedAddress(headers, trustedProxies));
}

/** The same as one address, for a service that counts by sender itself: see {@link clientAddress}. */
export function believedAddress(headers: Headers, trustedProxies: number): string {
  if (trustedProxies === 0) return 'everyone';
  const request = {
    headers: { 'x-forwarded-for': headers.get('x-forwarded-for') ?? '' },
    // The nearest hop is one of our proxies, so this counts only when the header is empty.
    socket: { remoteAddress: headers.get('x-real-ip')?.trim() || 'unknown' },
  };
  // Only these properties of a request are read; a web `Request` has neither a socket nor headers of this shape.
  return proxyAddress(request as unknown as IncomingMessage, (_, hop) => hop < trustedProxies);
}
