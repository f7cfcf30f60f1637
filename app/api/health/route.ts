import { connection } from 'next/server';
import { routes } from '@/lib/routes/register';
import { publicClient } from '@/lib/supabase/public';
import { ferryNetwork } from '@/lib/timetable/queries';
import { realtimeHealth } from '@/lib/timetable/realtime/health';
import { feedHealth } from '@/lib/timetable/service/feed-health';
import { knownReport } from '@/lib/weather/forecast/queries';

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
 * timetable is in service, how the last look for a newer one ended (its faults are at `report`, which needs the
 * secret key), and what is known of today's boats; `weather` whether the forecast is fresh, the last one known, or none.
 */
export async function GET() {
  await connection();
  const realtime = realtimeHealth(ferryNetwork().timetable);
  const weather = knownReport();
  return Response.json(
    {
      site: 'ok',
      backend: await backendState(),
      ferries: { ...feedHealth(), report: routes.apiFerriesFeedReport, realtime },
      weather: { forecast: weather.standing, sea: weather.sea.standing },
    },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
