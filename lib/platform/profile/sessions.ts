import 'server-only';
import { headers } from 'next/headers';
import { z } from 'zod';
import { type Answer, recordsFrom } from '@/lib/platform/supabase/answer';
import type { DatabaseClient } from '@/lib/platform/supabase/client';
import { instantSchema } from '@/lib/platform/supabase/instant';
import { browserName } from './browser-name';
import type { NamedSession } from './types';

const sessionRow = z.object({
  id: z.uuid(),
  started_at: instantSchema,
  renewed_at: instantSchema,
  user_agent: z.string().nullable(),
  is_current: z.boolean(),
});

/** Converts a row to our type; for the current session, `agent` is more recent. */
function sessionFrom(row: unknown, agent: string | null): NamedSession {
  const { id, started_at, renewed_at, user_agent, is_current } = sessionRow.parse(row);
  const named = browserName(is_current ? (agent ?? user_agent) : user_agent);
  return { id, startedAt: started_at, renewedAt: renewed_at, isCurrent: is_current, ...named };
}

/**
 * Sessions of the person for whom `client` acts, this one first, then the latest renewed; at most fifty. Source: the
 * database's `list_sessions`, which reads the auth service's own table.
 */
export async function namedSessionsOf(client: DatabaseClient): Promise<Answer<NamedSession[]>> {
  const agent = (await headers()).get('user-agent');
  const query = client.rpc('list_sessions');
  return recordsFrom('list_sessions', query, (row) => sessionFrom(row, agent));
}
