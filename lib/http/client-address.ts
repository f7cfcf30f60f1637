/**
 * The address a request came from. Each proxy adds the address it saw at the end of X-Forwarded-For, so
 * with `trustedProxies` of our own in front, that many entries from the end are true and whatever stands
 * before them is what the sender claims. With 0 the header is not believed at all and everyone shares one
 * limit: right for a site without a proxy, where any sender could claim any address.
 */
export function clientAddress(headers: Headers, trustedProxies: number): string {
  if (trustedProxies === 0) return 'everyone';
  const forwarded = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return (
    forwarded[Math.max(0, forwarded.length - trustedProxies)] ??
    headers.get('x-real-ip')?.trim() ??
    'unknown'
  );
}
