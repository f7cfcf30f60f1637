import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/foundation/env';
import { site } from '@/lib/foundation/site';
import { routes } from '@/lib/platform/routes/register';
import { uuidPattern } from '@/lib/trips/saved-trips/schema';

/** Trip or following whose mails a link stops, and the receiver of its mails. */
export interface StoppedTrip {
  readonly id: string;
  readonly userId: string;
}

/** First 128 bits of an HMAC under a key that only the server has. */
const signatureOf = (parts: string) =>
  createHmac('sha256', `trip mails ${env.SUPABASE_SECRET_KEY ?? ''}`)
    .update(parts)
    .digest('base64url')
    .slice(0, 22);

/** Address that stops the mails of a trip without signing in. It does nothing else, and is valid as long as the key. */
export function stopAddressOf({ id, userId }: StoppedTrip, locale: string): string {
  const parts = `${id}.${userId}`;
  const query = new URLSearchParams({ trip: `${parts}.${signatureOf(parts)}`, locale });
  return `${site.origin}${routes.apiTripMails}?${query}`;
}

/** Reads the `trip` of such an address; undefined unless this server signed it. */
export function readStopToken(token: string | null): StoppedTrip | undefined {
  const [id = '', userId = '', signature = '', ...more] = (token ?? '').split('.');
  if (!env.SUPABASE_SECRET_KEY || more.length > 0) return undefined;
  if (!uuidPattern.test(id) || !uuidPattern.test(userId)) return undefined;
  const right = Buffer.from(signatureOf(`${id}.${userId}`));
  const given = Buffer.from(signature);
  const isRight = given.length === right.length && timingSafeEqual(given, right);
  return isRight ? { id, userId } : undefined;
}
