import type { Priority, Weights, Wishes } from './request.ts';

const balanced: Weights = {
  seaMinute: 15,
  // As dear as one at sea: or a ship is left for hours on a quay, to board the next one.
  waitMinute: 15,
  transfer: 1000,
  roadMinute: 5,
  // Nobody likes the quay at night: felt without a wish too, decided by it only with one.
  early: 1000,
  late: 1500,
  longMinute: 15,
  nightOff: 800,
  // More than any night off the wish, and than what another day's boat saves: a night at the gateway is the last resort.
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
    late: 100,
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

/** Weights of a request: its priority, its wishes, and what it sets itself. */
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

/** Minutes on one boat a pace allows without a charge. */
export const longestCrossing = { easy: 180, steady: 300, brisk: Number.POSITIVE_INFINITY } as const;

/** Nights a pace would like on an island. */
export function preferredNights(pace: Wishes['pace'], min: number, max: number): number {
  if (pace === 'easy') return max;
  return pace === 'brisk' ? min : Math.ceil((min + max) / 2);
}
