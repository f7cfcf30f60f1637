import { getTranslations } from 'next-intl/server';
import { formatDuration } from '@/lib/foundation/i18n/duration';
import type { PlanLeg } from '@/lib/sea/planner/problem/plan';
import { type PlanView, roadOf } from './plan-view';

/** Road transfer between the airport and the port of a leg, if it has one. */
export async function LegRoad({ view, leg }: { view: PlanView; leg: PlanLeg }) {
  const t = await getTranslations('planner');
  const road = roadOf(view, leg);
  const time = formatDuration(leg.roadMinutes, view.locale);
  if (!road) return null;
  return (
    <p className="leg-road">
      {t(`result.${road.way}`, { time, airport: t(`airportsInText.${road.airport}`) })}
    </p>
  );
}
