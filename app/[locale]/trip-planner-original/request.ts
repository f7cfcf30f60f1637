import type { TripSuggestionErrors } from '@/components/trip-suggestions/trip-suggestions-form';
import type { RawQuery } from '@/lib/foundation/http/raw-query';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { OperationContext } from '@/lib/platform/operations/operation';
import { explainInForm, type Refusal } from '@/lib/platform/operations/refusal';
import { suggestTrip, type TripSuggestion } from '@/lib/trips/trip-suggestions/operation';
import {
  asksForTripSuggestion,
  type TripSuggestionField,
  tripSuggestionValues,
} from '@/lib/trips/trip-suggestions/parameters';

export interface TripSuggestionRequest {
  readonly values: Partial<Record<TripSuggestionField, string | string[]>>;
  readonly errors: TripSuggestionErrors;
  /** Reason for no result yet: the rate limit or the server's load. */
  readonly wait?: string | undefined;
  /** Status to send with `wait`. */
  readonly refusal?: Refusal | undefined;
  readonly trip?: TripSuggestion;
}

/** Runs the operation for the submitted form. An address without a trip is not an error. */
export async function readTripSuggestionRequest(
  query: RawQuery,
  context: OperationContext,
  locale: Locale,
): Promise<TripSuggestionRequest> {
  const values = tripSuggestionValues(query);
  if (!asksForTripSuggestion(query)) return { values, errors: {} };
  const outcome = await suggestTrip.run(query, context);
  if (outcome.state === 'ok') return { values, errors: {}, trip: outcome.result };
  return { values, ...(await explainInForm(suggestTrip, outcome, query, locale)) };
}
