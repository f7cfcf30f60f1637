import 'server-only';
import { serviceOffers } from '@/lib/platform/auth/service-features';
import type { DatabaseClient } from '@/lib/platform/supabase/client';
import type { Account } from './types';

/**
 * Passkeys of the person for whom `client` acts, the oldest first. Source: Supabase Auth, `GET /passkeys`; hosted
 * projects have them where they are turned on, the embedded service has none.
 */
export async function passkeysOf({ auth }: DatabaseClient): Promise<Account['passkeys']> {
  if (!(await serviceOffers('passkeys'))) return 'not offered';
  const { data, error } = await auth.passkey.list();
  if (error) return undefined;
  return data
    .map(({ id, friendly_name, created_at, last_used_at }) => ({
      id,
      name: friendly_name?.trim() || undefined,
      createdAt: created_at,
      usedAt: last_used_at,
    }))
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}
