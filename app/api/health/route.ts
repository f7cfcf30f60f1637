import { connection } from 'next/server';
import { routes } from '@/lib/platform/routes/register';
import { publicClient } from '@/lib/platform/supabase/public';
import { knownReport } from '@/lib/records/weather/forecast/queries';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { realtimeHealth } from '@/lib/sea/timetable/realtime/health';
import { feedHealth } from '@/lib/sea/timetable/service/feed-health';
import { watchStatus } from '@/lib/trips/watch/status';

/** State of the connection down to the database; `none` if no backend is configured. */
async function backendState(): Promise<'ok' | 'unreachable' | 'none'> {
  const client = publicClient();
  if (!client) return 'none';
  const { error } = await client.rpc('ping');
  return error ? 'unreachable' : 'ok';
}

/**
 * Health check for monitoring. Answers 200 as long as the site responds: the public pages do not
 * need the backend, so a restart would not help. `backend` is the state of the backend. `ferries`
 * names the timetable in service, the outcome of the last check for a newer one (its problems are
 * at `report`, which needs the secret key) and the state of today's real-time data. `weather` says
 * whether the forecast is fresh, stale or missing. `watch` says what was
 * watched and told up to a minute ago, mails and push messages apart, and since when a source was silent at the last look.
 */
export async function GET() {
  await connection();
  const realtime = realtimeHealth(ferryNetwork().timetable);
  const weather = knownReport();
  const [backend, watch] = await Promise.all([backendState(), watchStatus()]);
  return Response.json(
    {
      site: 'ok',
      backend,
      ferries: { ...feedHealth(), report: routes.apiFerriesFeedReport, realtime },
      weather: { forecast: weather.freshness, sea: weather.sea.freshness },
      watch,
    },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
