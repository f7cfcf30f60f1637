import type { PlanRequest } from './request.ts';
import type { Itinerary, PlanLeg, WishName } from './types.ts';
import { longestCrossing } from './weights.ts';

/** Names of the wishes in a request. */
export function wished({ wishes }: PlanRequest): WishName[] {
  return [
    ...(wishes.fewEarlyMornings ? (['fewEarlyMornings'] as const) : []),
    ...(wishes.noLateArrivals ? (['noLateArrivals'] as const) : []),
    ...(wishes.pace === 'brisk' ? [] : (['pace'] as const)),
  ];
}

/** Indexes of the legs that break a wish. */
export function brokenBy(request: PlanRequest, { legs }: Itinerary, wish: WishName): number[] {
  const breaks = ({ early, late, journey }: PlanLeg) => {
    if (wish === 'fewEarlyMornings') return early;
    if (wish === 'noLateArrivals') return late;
    return (journey?.legs ?? []).some(
      (leg) =>
        leg.kind === 'sea' && leg.arrival - leg.departure > longestCrossing[request.wishes.pace],
    );
  };
  return legs.flatMap((leg, index) => (breaks(leg) ? [index] : []));
}
