import { createHmac, timingSafeEqual } from 'node:crypto';

/** Header by which the embedded backend recognizes our server, whose visitors would otherwise count as one sender. */
export const siteProofHeader = 'x-site-proof';

/** Proof that the sender has the secret key, without revealing it: the key itself is never sent to a table. */
export const siteProof = (secretKey: string) =>
  createHmac('sha256', secretKey).update('our server asks').digest('base64url');

/** True if a header contains that proof. Compares in constant time. */
export function isSiteProof(given: unknown, secretKey: string): boolean {
  const right = Buffer.from(siteProof(secretKey));
  const held = Buffer.from(typeof given === 'string' ? given : '');
  return held.length === right.length && timingSafeEqual(held, right);
}
