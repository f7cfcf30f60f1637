import type { z } from 'zod';
import type { SaidFault } from '@/lib/http/errors';
import type { RawQuery } from '@/lib/http/raw-query';
import type { Locale } from '@/lib/i18n/locales';

/** How an operation ended: with a result, with what is wrong in what was asked, or not yet. */
export type Outcome<Result, Fault> =
  | { readonly state: 'ok'; readonly result: Result }
  | { readonly state: 'faults'; readonly faults: readonly Fault[] }
  /** Whoever asks has used up a limit: nothing was worked out. */
  | { readonly state: 'wait'; readonly seconds: number };

/** What an operation over records may end in as well: no such record, or a backend that does not answer. */
export type RecordOutcome = { readonly state: 'missing' } | { readonly state: 'unavailable' };

/** What an operation may end in whose work is done beside the serving thread: too much of it waits, or it broke off. */
export interface BusyOutcome {
  readonly state: 'busy';
  /** After which it is worth asking again. */
  readonly seconds: number;
}

/** Who asks: limits are kept by sender. */
export interface OperationContext {
  readonly headers: Headers;
  /** Aborted when whoever asked has gone: nothing needs to be worked out any more. */
  readonly signal?: AbortSignal | undefined;
  /** The language of whoever asks, where the order of names or the like depends on it. */
  readonly locale?: Locale;
}

/** What is wrong, in words: of the whole, and by parameter. */
export interface Explanation {
  readonly message: string;
  readonly fields: Readonly<Record<string, SaidFault>>;
}

/**
 * One thing the product can do, with everything its faces need: pages show the result, routes and, later, an
 * assistant's tools send the answer made of it. Limits are checked before the work; nothing is thrown for what
 * was asked.
 */
export interface Operation<
  Result,
  Fault,
  Answer,
  Other extends RecordOutcome | BusyOutcome = never,
> {
  /** In camel case, the same for every face: `searchFerries`. */
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  /** The query it reads, without the language of the messages. */
  readonly input: z.ZodObject;
  readonly answer: z.ZodType<Answer>;
  /** Reads the query as it came, with every fault named, and does the work. */
  run(query: RawQuery, context: OperationContext): Promise<Outcome<Result, Fault> | Other>;
  /** The result for machines. */
  answerOf(result: Result, locale: Locale): Promise<Answer>;
  explain(faults: readonly Fault[], query: RawQuery, locale: Locale): Promise<Explanation>;
  /** What to tell a sender who has to wait. */
  explainWait(seconds: number, locale: Locale): Promise<string>;
  /** What to tell whoever asks for what is not there, or cannot be read or worked out at the moment. */
  explainOther?(state: Other['state'], locale: Locale): Promise<string>;
}

/** Some operation, whatever it is about: for lists of them. */
// biome-ignore lint/suspicious/noExplicitAny: results are passed from `run` to `answerOf` of the same operation.
export type AnyOperation = Operation<any, any, any, any>;
