import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header by which the embedded backend knows our server, whose visitors it would take for one sender. */
export const siteProofHeader = 'x-site-proof';

/** What only whoever has the secret key can say, and what does not give it away: the key itself goes to no table. */
export const siteProof = (secretKey: string) =>
  createHmac('sha256', secretKey).update('our server asks').digest('base64url');

/** Whether a header holds that proof. Compares in constant time. */
export function isSiteProof(given: unknown, secretKey: string): boolean {
  const right = Buffer.from(siteProof(secretKey));
  const held = Buffer.from(typeof given === 'string' ? given : '');
  return held.length === right.length && timingSafeEqual(held, right);
}
