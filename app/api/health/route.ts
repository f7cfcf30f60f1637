import { connection } from 'next/server';
import { publicClient } from '@/lib/supabase/public';
import { feedHealth } from '@/lib/timetable/service/feed-health';

/** The whole way to the database, or that there is none to go. */
async function backendState(): Promise<'ok' | 'unreachable' | 'none'> {
  const client = publicClient();
  if (!client) return 'none';
  const { error } = await client.rpc('ping');
  return error ? 'unreachable' : 'ok';
}

/**
 * For the machine that watches this one. Answers 200 while the site answers at all: the public pages do
 * not need the backend, so a restart would not help; `backend` says how that is doing, `ferries` which
 * timetable is in service and how the last look for a newer one ended.
 */
export async function GET() {
  await connection();
  return Response.json(
    { site: 'ok', backend: await backendState(), ferries: feedHealth() },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
