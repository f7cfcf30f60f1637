import { athensDate } from '@/lib/foundation/time/athens';
import { type WindRisk, windRiskOf } from '@/lib/sea/ferries/disruptions/wind-limits';
import type { WatchedBoat, WatchSources } from './watched-boat';

/** The hardest water on the way of a boat, where the forecast may keep its kind in port; undefined without one. */
export function windRiskAhead(
  { now }: Pick<WatchedBoat, 'now'>,
  { network, report }: Pick<WatchSources, 'network' | 'report'>,
): WindRisk | undefined {
  if (!('ride' in now) || report.at === null) return undefined;
  const { trip, origin, from, to, departs } = now.ride;
  if (!report.days.includes(athensDate(departs))) return undefined;
  return windRiskOf(network, report, { trip, origin }, trip.calls.slice(from, to + 1));
}
