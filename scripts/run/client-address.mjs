import proxyAddress from 'proxy-addr';

/**
 * Leaves in a request's headers the one address that can be believed: of as many proxies of ours as stand before the
 * site, the first one's word; without any, whom the connection comes from, whatever the sender claims. The site then
 * believes that one entry.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {number} trustedProxies
 */
export function nameSender(request, trustedProxies) {
  const address = proxyAddress(request, (_, hop) => hop < trustedProxies);
  request.headers['x-forwarded-for'] = address ?? 'unknown';
  delete request.headers['x-real-ip'];
}

/**
 * How many proxies of ours add to `X-Forwarded-For` before the site: `TRUSTED_PROXIES`, none unless it says so. What
 * is no number is left for the site to refuse by its name.
 */
export function believeOwnWord(environment) {
  const given = environment.TRUSTED_PROXIES?.trim() || '0';
  if (!/^\d+$/.test(given)) return 0;
  environment.TRUSTED_PROXIES = '1';
  return Number(given);
}
