import { formatDuration } from '@/lib/foundation/i18n/duration';
import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { islandOfPort, listed, nameOf } from '../word/names';
import type { PlanBrief } from '../word/plan';
import { nightsOf } from './trip-nights';
import type { TurnRequest } from './turn-request';

/** Minutes of a crossing that a seasick traveller should know of. */
const longCrossing = 240;

/**
 * Holds a plan against the request and returns a sentence for each part that it does not meet. The
 * tool's own relaxations, warnings and missing islands are named elsewhere.
 */
export function unmetParts({ trip, t, locale }: TurnRequest, { plan }: PlanBrief): string[] {
  if (!plan) return [];
  const { order, avoids, boats, length, begin } = trip;
  const unmet: string[] = [];
  const wanted = nightsOf(trip);
  const isFlexible = begin?.isOurs || length?.atLeast !== undefined || trip.isUsualLength;
  // Nights of every island that add up to less than the trip are named with their sum.
  const told = [...trip.wants.values()].map(({ nights }) => nights?.[0]);
  const isTold =
    told.every(Boolean) &&
    told.reduce<number>((sum, one) => sum + (one ?? 0), 0) === plan.totals.nights;
  if (wanted !== undefined && wanted !== plan.totals.nights && !isFlexible && !isTold)
    unmet.push(t('check.nights', { wanted, nights: plan.totals.nights }));
  const kept = order?.filter((island) => plan.order.includes(island));
  if (kept && kept.join() !== plan.order.filter((one) => isKept(one, kept)).join())
    unmet.push(t('check.order'));
  const passed = new Set(
    plan.legs
      .flatMap((leg) => leg.boats.slice(0, -1).map(({ to }) => islandOfPort(to)))
      .filter((one) => one !== undefined && avoids.has(one)),
  );
  if (passed.size > 0)
    unmet.push(
      t('check.passes', {
        islands: listed(
          [...passed].map((one) => nameOf(String(one), locale)),
          locale,
        ),
      }),
    );
  const sea = plan.legs.flatMap((leg) => leg.boats).filter(({ kind }) => kind === 'sea');
  if (boats.kinds && sea.some(({ vesselKind }) => !boats.kinds?.some((one) => one === vesselKind)))
    unmet.push(t('check.kinds'));
  if (boats.seasick) {
    const longest = Math.max(
      ...sea.map(
        ({ departure, arrival }) => (Date.parse(arrival) - Date.parse(departure)) / 60_000,
      ),
    );
    if (longest > longCrossing)
      unmet.push(t('check.seasick', { time: formatDuration(longest, locale) }));
  }
  return unmet;
}

const isKept = (id: string, kept: readonly string[]) => isIslandSlug(id) && kept.includes(id);
