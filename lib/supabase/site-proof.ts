import { createHmac } from 'node:crypto';

/** The header by which the embedded backend knows our server, whose visitors it would take for one sender. */
export const siteProofHeader = 'x-site-proof';

/** What only whoever has the secret key can say, and what does not give it away: the key itself goes to no table. */
export const siteProof = (secretKey: string) =>
  createHmac('sha256', secretKey).update('our server asks').digest('base64url');
