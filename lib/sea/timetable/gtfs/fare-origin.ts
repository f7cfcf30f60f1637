import type { AsOf } from '../../../foundation/time/as-of.ts';
import { type Fare, type FareOrigin, fareBases } from '../types.ts';

/** A month or a year. Tested here without zod, which the thread that reads feeds does not load. */
const isAsOf = (text: string): text is AsOf => /^20\d\d(-(0[1-9]|1[0-2]))?$/.test(text);

const known = new Map<string, Pick<Fare, 'origin'>>();

/**
 * Origin of a fare from our columns `basis` and `as_of`; empty if a feed does not have both. The
 * same cells give the same object, because a feed has thousands of fares and few origins.
 */
export function originOf(row: {
  readonly basis: string;
  readonly as_of: string;
}): Pick<Fare, 'origin'> {
  const basis = fareBases.find((word) => word === row.basis);
  const { as_of: asOf } = row;
  if (!basis || !isAsOf(asOf)) return {};
  const key = `${basis} ${asOf}`;
  const origin = known.get(key) ?? { origin: { basis, asOf } };
  known.set(key, origin);
  return origin;
}

/**
 * Origin of a sum of fares: an estimate if one of them is, and as old as the oldest. Undefined if
 * none tells its origin.
 */
export function originOfSum(origins: readonly (FareOrigin | undefined)[]): FareOrigin | undefined {
  const stated = origins.filter((origin) => origin !== undefined);
  const [oldest] = stated.toSorted((a, b) => a.asOf.localeCompare(b.asOf));
  if (!oldest) return undefined;
  const isEstimate = stated.some(({ basis }) => basis === 'estimate');
  return { basis: isEstimate ? 'estimate' : 'published', asOf: oldest.asOf };
}
