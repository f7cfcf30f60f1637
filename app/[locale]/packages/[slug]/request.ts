import type { RawQuery } from '@/lib/foundation/http/raw-query';
import { currentLocale } from '@/lib/foundation/i18n/current';
import type { CuratedTripSlug } from '@/lib/foundation/ids/curated-trips';
import type { OperationContext } from '@/lib/platform/operations/operation';
import { explainInForm, type Refusal } from '@/lib/platform/operations/refusal';
import { type OpenedCuratedTrip, openCuratedTrip } from '@/lib/trips/curated-trips/operation';
import { type CuratedTripField, curatedTripValues } from '@/lib/trips/curated-trips/parameters';

export interface CuratedTripRequest {
  readonly values: Partial<Record<CuratedTripField, string>>;
  readonly errors: Readonly<Partial<Record<CuratedTripField, string>>>;
  readonly wait?: string | undefined;
  /** Status to send with `wait`. */
  readonly refusal?: Refusal | undefined;
  readonly opened?: OpenedCuratedTrip;
}

/** Result for the address of a trip; undefined if its query is unrelated (`?utm_source=…`). */
export async function readCuratedTripRequest(
  slug: CuratedTripSlug,
  query: RawQuery,
  context: OperationContext,
): Promise<CuratedTripRequest | undefined> {
  const { package: _, ...values } = curatedTripValues(query);
  if (Object.keys(values).length === 0 && query.date === undefined) return undefined;
  const locale = await currentLocale();
  const outcome = await openCuratedTrip.run({ ...values, package: slug }, context);
  if (outcome.state === 'ok') return { values, errors: {}, opened: outcome.result };
  return { values, ...(await explainInForm(openCuratedTrip, outcome, query, locale)) };
}
