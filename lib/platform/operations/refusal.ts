import type { RawQuery } from '@/lib/foundation/http/raw-query';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { AnyOperation, BusyOutcome, Explanation, Outcome, RecordOutcome } from './operation';

/** HTTP status of an operation's refusal, with the seconds after which to try again. */
export interface Refusal {
  readonly status: 429 | 503;
  readonly seconds: number;
}

type AnyOutcome = Outcome<unknown, unknown> | RecordOutcome | BusyOutcome;

/** Any outcome but a result. */
export type WithoutResult = Exclude<AnyOutcome, { state: 'ok' }>;

/** Returns the refusal of an outcome; undefined for a result. */
export function refusalOf(outcome: AnyOutcome): Refusal | undefined {
  if (outcome.state === 'wait') return { status: 429, seconds: outcome.seconds };
  return outcome.state === 'busy' ? { status: 503, seconds: outcome.seconds } : undefined;
}

/**
 * Explains in words why an operation has no result. Pages, routes, tools and cards all use this
 * function.
 *
 * @param query as it was given to `run`
 */
export async function explainOutcome(
  operation: AnyOperation,
  outcome: WithoutResult,
  query: RawQuery,
  locale: Locale,
): Promise<Explanation> {
  if (outcome.state === 'faults') return operation.explain(outcome.faults, query, locale);
  const message =
    outcome.state === 'wait'
      ? await operation.explainWait?.(outcome.seconds, locale)
      : await operation.explainOther?.(outcome.state, locale);
  return { message: message ?? outcome.state, fields: {} };
}

/** Shown by a form in place of a result: the error of each field, or the reason to wait and its status. */
export interface FormReason {
  readonly errors: Readonly<Record<string, string>>;
  readonly wait?: string;
  readonly refusal?: Refusal | undefined;
}

/** Explains the same at the fields of a form. */
export async function explainInForm(
  operation: AnyOperation,
  outcome: WithoutResult,
  query: RawQuery,
  locale: Locale,
): Promise<FormReason> {
  const { message, fields } = await explainOutcome(operation, outcome, query, locale);
  if (outcome.state !== 'faults') {
    return { errors: {}, wait: message, refusal: refusalOf(outcome) };
  }
  const errors = Object.entries(fields).map(([field, fault]) => [field, fault.message]);
  return { errors: Object.fromEntries(errors) };
}
