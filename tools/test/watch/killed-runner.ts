/* A runner as a process of its own, for `kills.ts`: makes rounds until it is killed. */
import { randomUUID } from 'node:crypto';
import { env } from '@/lib/foundation/env';
import { adminClient } from '@/lib/platform/supabase/admin';
import { knownReport } from '@/lib/records/weather/forecast/queries';
import { liveNetwork } from '@/lib/sea/timetable/queries';
import { refreshRealtime } from '@/lib/sea/timetable/realtime/services';
import { carrierOf } from '@/lib/trips/watch/carrier';
import { makeRunner } from '@/lib/trips/watch/runner';

const begin = Number(process.env.WATCH_CLOCK);
const since = performance.now();
Date.now = () => Math.floor(begin + performance.now() - since);

const client = adminClient();
if (!client) throw new Error('No backend');
for (const address of env.FERRY_GTFS_RT_URL) await refreshRealtime(address);
const round = makeRunner({
  client,
  runner: randomUUID(),
  network: liveNetwork,
  report: knownReport,
  now: () => Date.now() / 60_000,
  carry: carrierOf(env),
});
liveNetwork();
process.send?.('ready');
for (;;) {
  const done = await round();
  process.send?.(done ?? 'held');
  await new Promise((resume) => setTimeout(resume, 20));
}
