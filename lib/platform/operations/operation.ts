import type { z } from 'zod';
import type { ParameterError } from '@/lib/foundation/http/errors';
import type { RawQuery } from '@/lib/foundation/http/raw-query';
import type { Locale } from '@/lib/foundation/i18n/locales';

/** Outcome of an operation: a result, errors in the query, or a wait. */
export type Outcome<Result, Fault> =
  | { readonly state: 'ok'; readonly result: Result }
  | { readonly state: 'faults'; readonly faults: readonly Fault[] }
  /** The sender is over the rate limit; nothing was computed. */
  | { readonly state: 'wait'; readonly seconds: number };

/** Further outcomes of an operation on records: no such record, or a backend that does not answer. */
export type RecordOutcome = { readonly state: 'missing' } | { readonly state: 'unavailable' };

/** Further outcome of an operation on another thread: its queue is full, or the work was interrupted. */
export interface BusyOutcome {
  readonly state: 'busy';
  /** Seconds after which to retry. */
  readonly seconds: number;
}

/** Sender of a query: rate limits are counted by sender. */
export interface OperationContext {
  readonly headers: Headers;
  /** Aborted when the sender has disconnected and no result is needed any more. */
  readonly signal?: AbortSignal | undefined;
  /** Language of the sender, when it affects the result, such as the order of names. */
  readonly locale?: Locale;
}

/** Messages for errors: for the whole query, and by parameter. */
export interface Explanation {
  readonly message: string;
  readonly fields: Readonly<Record<string, ParameterError>>;
}

/**
 * One function of the product, with everything its interfaces need: pages show the result; API routes, tools of the
 * assistant and MCP send the answer made from it. Rate limits are checked before the work; an invalid query never
 * throws.
 */
export interface Operation<
  Result,
  Fault,
  Answer,
  Other extends RecordOutcome | BusyOutcome = never,
> {
  /** Name in camel case, the same in every interface: `searchFerries`. */
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  /** Query parameters, without the language of the messages. */
  readonly input: z.ZodObject;
  readonly answer: z.ZodType<Answer>;
  /** Parses the query, reporting every fault, and does the work. */
  run(query: RawQuery, context: OperationContext): Promise<Outcome<Result, Fault> | Other>;
  /** Converts the result for the API. */
  answerOf(result: Result, locale: Locale): Promise<Answer>;
  explain(faults: readonly Fault[], query: RawQuery, locale: Locale): Promise<Explanation>;
  /** Message for the outcome `wait`; absent for an operation without a rate limit. */
  explainWait?(seconds: number, locale: Locale): Promise<string>;
  /** Message for a missing record, or a result that is unavailable at the moment. */
  explainOther?(state: Other['state'], locale: Locale): Promise<string>;
}

/** An operation on any subject, for lists of operations. */
// biome-ignore lint/suspicious/noExplicitAny: results are passed from `run` to `answerOf` of the same operation.
export type AnyOperation = Operation<any, any, any, any>;
