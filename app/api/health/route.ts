import { connection } from 'next/server';
import { routes } from '@/lib/platform/routes/register';
import { adminClient } from '@/lib/platform/supabase/admin';
import { publicClient } from '@/lib/platform/supabase/public';
import { knownReport } from '@/lib/records/weather/forecast/queries';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { realtimeHealth } from '@/lib/sea/timetable/realtime/health';
import { feedHealth } from '@/lib/sea/timetable/service/feed-health';
import { carriesMails } from '@/lib/trips/watch/carrier';

/** State of the connection down to the database; `none` if no backend is configured. */
async function backendState(): Promise<'ok' | 'unreachable' | 'none'> {
  const client = publicClient();
  if (!client) return 'none';
  const { error } = await client.rpc('ping');
  return error ? 'unreachable' : 'ok';
}

/**
 * The watch of saved trips without the reasons of failed mails, which `npm run watch -- status` shows; null where it is
 * not known.
 */
async function watchState() {
  const { data } = (await adminClient()?.rpc('trip_watch_status')) ?? { data: null };
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  const { reasons: _, ...state } = data;
  return { ...state, mails: carriesMails() };
}

/**
 * Health check for monitoring. Answers 200 as long as the site responds: the public pages do not
 * need the backend, so a restart would not help. `backend` is the state of the backend. `ferries`
 * names the timetable in service, the outcome of the last check for a newer one (its problems are
 * at `report`, which needs the secret key) and the state of today's real-time data. `weather` says
 * whether the forecast is fresh, stale or missing. `watch` says what was
 * watched and told, and how old each source was at the last look.
 */
export async function GET() {
  await connection();
  const realtime = realtimeHealth(ferryNetwork().timetable);
  const weather = knownReport();
  const [backend, watch] = await Promise.all([backendState(), watchState()]);
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
