import 'server-only';
import type { Readings } from '../foundation/metrics';
import { oncePerProcess } from '../foundation/once-per-process';
import { isBackendAway } from '../platform/supabase/breaker';
import { plans } from './planner/solving/queries';
import { feedInService } from './timetable/service/feed-in-service';

const dayMs = 86_400_000;

/** The shipped timetable has no age, since it is never refreshed. */
function timetableAge(): number | undefined {
  const { loadedAt, lastRefresh, source } = feedInService();
  if (source === 'typical') return undefined;
  const isConfirmed = lastRefresh?.outcome === 'unchanged' || lastRefresh?.outcome === 'loaded';
  return (Date.now() - (isConfirmed ? lastRefresh.at : loadedAt).getTime()) / 1000;
}

/** Registers the readings for the server. */
export function offerReadings(): void {
  Object.assign(
    oncePerProcess('readings', (): Readings => ({})),
    {
      backendAway: isBackendAway,
      timetableAge,
      timetableDaysLeft: () => (Date.parse(feedInService().feed.info.end) - Date.now()) / dayMs,
      plansWaiting: () => plans().load().waiting,
      plansRunning: () => plans().load().running,
    } satisfies Required<Readings>,
  );
}
