import type { PlanQuery } from './query';

/** Parameters of the fields folded under “More wishes”: ferries, limits and the flight home. */
const folded = [
  'kind',
  'direct',
  'after',
  'before',
  'max-wait',
  'max-hours',
  'max-price',
  'flight',
  'buffer',
] as const satisfies readonly (keyof PlanQuery)[];

/** True if a folded field has a value. Only then can it have an error, which must stay visible. */
export const hasMoreWishes = (query: PlanQuery): boolean =>
  folded.some((name) => query[name] !== undefined);
