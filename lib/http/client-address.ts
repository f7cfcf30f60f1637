import type { IncomingMessage } from 'node:http';
import proxyAddress from 'proxy-addr';
import { networkOf } from './network';

/**
 * The address a request came from. Each proxy adds the address it saw at the end of X-Forwarded-For, so
 * with `trustedProxies` of our own in front, that many entries from the end are true and whatever stands
 * before them is what the sender claims. With 0 the header is not believed at all and everyone shares one
 * limit: right for a site without a proxy, where any sender could claim any address.
 */
export function clientAddress(headers: Headers, trustedProxies: number): string {
  return networkOf(believedAddress(headers, trustedProxies));
}

/** The same as one address, for a service that counts by sender itself: see {@link clientAddress}. */
export function believedAddress(headers: Headers, trustedProxies: number): string {
  if (trustedProxies === 0) return 'everyone';
  const request = {
    headers: { 'x-forwarded-for': headers.get('x-forwarded-for') ?? '' },
    // The nearest hop is a proxy of ours, so this counts only where the header is empty.
    socket: { remoteAddress: headers.get('x-real-ip')?.trim() || 'unknown' },
  };
  // All that is read of a request; the web's has neither a socket nor headers of that shape.
  return proxyAddress(request as unknown as IncomingMessage, (_, hop) => hop < trustedProxies);
}
