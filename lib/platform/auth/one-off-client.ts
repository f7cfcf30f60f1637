import 'server-only';
import { headers } from 'next/headers';
import { env } from '@/lib/foundation/env';
import { BackendUnavailable } from '@/lib/platform/actions/result';
import { impatientFetch, statelessClient } from '@/lib/platform/supabase/client';
import { onBehalfOf } from '@/lib/platform/supabase/on-behalf';
import { serverClient } from '@/lib/platform/supabase/server';

/**
 * A client for one conversation with the auth service that touches no cookie. A new one each time: a client
 * keeps the session it is given in its memory, and one shared by all requests would act as that person.
 */
export async function oneOffClient() {
  const ask = onBehalfOf(await headers(), impatientFetch);
  const client = statelessClient(env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY, ask);
  if (!client) throw new BackendUnavailable('No backend is configured');
  return client;
}

/** Client with the session from the cookies. */
export async function cookieClient() {
  const client = await serverClient();
  if (!client) throw new BackendUnavailable('No backend is configured');
  return client;
}
