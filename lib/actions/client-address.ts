/**
 * The address a request came from. Each proxy adds the address it saw at the end of X-Forwarded-For, so
 * with `trustedProxies` of our own in front, that many entries from the end are true and whatever stands
 * before them is what the sender claims. Without a proxy Next.js itself fills the header from the
 * connection when the sender did not. A deployment without any proxy can be lied to here: its limits
 * then hold only for the honest, so put a proxy in front.
 */
export function clientAddress(headers: Headers, trustedProxies: number): string {
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
