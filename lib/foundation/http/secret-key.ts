import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { env } from '../env';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * True for a request of the operator: its bearer token is the backend's secret key. Always false when no key is set.
 */
export function holdsSecretKey(request: Request): boolean {
  const [, key] = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
  if (!key || !env.SUPABASE_SECRET_KEY) return false;
  return timingSafeEqual(digest(key), digest(env.SUPABASE_SECRET_KEY));
}
