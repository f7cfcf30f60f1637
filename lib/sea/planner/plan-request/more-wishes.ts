import type { PlanQuery } from './query';

/**
 * Parameters of the fields folded under “More preferences”, with the value that a field has unless
 * somebody changes it: preferences, ferries, limits and the flight home.
 */
const folded = {
  wish: 'balanced',
  pace: 'steady',
  early: undefined,
  late: undefined,
  seasick: undefined,
  kind: undefined,
  direct: undefined,
  after: undefined,
  before: undefined,
  'max-wait': undefined,
  'max-hours': undefined,
  'max-price': undefined,
  landing: undefined,
  by: undefined,
  'last-after': undefined,
  flight: undefined,
  buffer: undefined,
} as const satisfies Partial<Record<keyof PlanQuery, string | undefined>>;

/** True if a folded field has been changed. Only then can it have an error, which must stay visible. */
export const hasMoreWishes = (query: PlanQuery): boolean =>
  Object.entries(folded).some(([name, usual]) => {
    const value = query[name as keyof typeof folded];
    return value !== undefined && value !== usual;
  });
