import 'server-only';
import { createHmac } from 'node:crypto';
import { env } from '@/lib/foundation/env';
import { keyOf, openStore } from '@/lib/foundation/instances/store';
import { oncePerProcess } from '@/lib/foundation/once-per-process';

/** The server has a connection of its own, which tells when the store is away. */
const store = () =>
  env.REDIS_URL
    ? oncePerProcess('shared-store', () => openStore(env.REDIS_URL ?? '', () => {}))
    : undefined;

/** A salted hash: no address of a person is stored. */
const hashed = (sender: string) =>
  createHmac('sha256', env.RATE_LIMIT_SALT ?? env.SUPABASE_SECRET_KEY ?? '')
    .update(sender)
    .digest('base64url');

/**
 * Spends for a sender at all instances together; the seconds to wait when that is more than there is, else 0, also
 * where there is no store or it does not answer.
 */
export async function spendShared(
  limit: string,
  sender: string,
  cost: number,
  { points, seconds }: { readonly points: number; readonly seconds: number },
): Promise<number> {
  const key = keyOf('limit', `${limit}:${hashed(sender)}`);
  const answers = await store()?.ask((client) =>
    client
      .multi()
      .set(key, 0, { expiration: { type: 'EX', value: seconds }, condition: 'NX' })
      .incrBy(key, cost)
      .pTTL(key)
      .exec(),
  );
  if (!answers) return 0;
  const [, spent, left] = answers.map(Number);
  return (spent ?? 0) > points ? Math.max(1, Math.ceil((left ?? 0) / 1000)) : 0;
}
