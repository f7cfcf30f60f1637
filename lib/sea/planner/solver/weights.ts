import type { Priority, Weights, Wishes } from './request.ts';

const balanced: Weights = {
  seaMinute: 15,
  // Same as at sea. A lower weight would make it pay to leave a ship for hours and board the next
  // one.
  waitMinute: 15,
  transfer: 1000,
  roadMinute: 5,
  // An early start is a nuisance. An arrival after 22:00 is worth a dearer boat or another day's,
  // even without a wish: rooms, buses and tavernas are closed.
  early: 1000,
  late: 4000,
  longMinute: 15,
  nightOff: 800,
  // More than a night above or below the preferred number, and more than another day's boat saves:
  // nights at a gateway are the last resort.
  idleDay: 15_000,
  unknownFare: 6000,
};

const byPriority: Record<Priority, Weights> = {
  balanced,
  cheapest: {
    ...balanced,
    seaMinute: 1,
    waitMinute: 1,
    transfer: 100,
    early: 100,
    late: 500,
    roadMinute: 1,
    longMinute: 1,
    nightOff: 100,
  },
  'least-sea': {
    ...balanced,
    seaMinute: 200,
    waitMinute: 50,
    longMinute: 15,
    idleDay: 60_000,
  },
};

/** Weights of a request: those of its priority, changed by its wishes and its own weights. */
export function weightsOf({
  priority,
  fewEarlyMornings,
  noLateArrivals,
  weights,
}: Wishes): Weights {
  return {
    ...byPriority[priority],
    ...(fewEarlyMornings ? { early: 3000 } : {}),
    ...(noLateArrivals ? { late: 30_000 } : {}),
    ...weights,
  };
}

/** Minutes on one boat that each pace allows without extra cost. */
export const longestCrossing = { easy: 180, steady: 300, brisk: Number.POSITIVE_INFINITY } as const;

/** Preferred number of nights on an island for a pace. */
export function preferredNights(pace: Wishes['pace'], min: number, max: number): number {
  if (pace === 'easy') return max;
  return pace === 'brisk' ? min : Math.ceil((min + max) / 2);
}
