import 'server-only';
import { randomUUID } from 'node:crypto';
import { env } from '@/lib/foundation/env';
import { log } from '@/lib/foundation/log';
import { now } from '@/lib/foundation/time/epoch-minutes';
import { adminClient } from '@/lib/platform/supabase/admin';
import { knownReport } from '@/lib/records/weather/forecast/queries';
import { liveNetwork } from '@/lib/sea/timetable/queries';
import { feedInService } from '@/lib/sea/timetable/service/feed-in-service';
import { carrierOf } from './carrier';
import { pushCarrierOf } from './push';
import { makeRunner } from './runner';
import { sourceStates } from './source-states';

/**
 * True once the timetable is there by which trips are judged: the shipped pattern stands in for that of
 * `FERRY_GTFS_URL` until it is loaded, and has other boats.
 */
const hasTimetable = () => !env.FERRY_GTFS_URL || feedInService().source !== 'typical';

/**
 * Watches the saved trips for as long as the process lives, without keeping it alive. The first look
 * is after one pause, because the sources are asked when a process starts, and not before the timetable is there.
 * Without a secret key it does nothing and returns false.
 */
export function keepTripsWatched(seconds: number): boolean {
  const client = adminClient();
  if (!client) return false;
  const betweenRounds = seconds * 1000;
  const round = makeRunner({
    client,
    runner: randomUUID(),
    network: liveNetwork,
    report: knownReport,
    sources: sourceStates,
    now,
    carry: carrierOf(env),
    push: pushCarrierOf(env),
    tellsAtNight: env.TRIP_MAIL_AT_NIGHT,
  });
  const again = async () => {
    if (hasTimetable())
      await round().catch((fault: unknown) => log.warn('trips not watched', {}, fault));
    setTimeout(again, betweenRounds).unref();
  };
  setTimeout(again, betweenRounds).unref();
  return true;
}
