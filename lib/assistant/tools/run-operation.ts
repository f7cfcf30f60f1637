import { LRUCache } from 'lru-cache';
import { getTranslations } from 'next-intl/server';
import type { RawQuery } from '@/lib/foundation/http/raw-query';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { oncePerProcess } from '@/lib/foundation/once-per-process';
import type {
  AnyOperation,
  Operation,
  OperationContext,
} from '@/lib/platform/operations/operation';
import { explainOutcome } from '@/lib/platform/operations/refusal';

type ResultOf<Of> =
  Of extends Operation<infer Result, infer _F, infer _A, infer _O> ? Result : never;

/** Result of an operation with its answer, which has passed the schema of the operation. */
interface OperationDone<Result> {
  readonly state: 'ok';
  readonly result: Result;
  /** The answer as JSON. */
  readonly answer: Readonly<Record<string, unknown>>;
}

/** Outcome without a result, in words of the requested language. */
interface OperationRefused {
  readonly state: 'faults' | 'wait' | 'busy' | 'missing' | 'unavailable' | 'unsound';
  readonly message: string;
  readonly fields: Readonly<Record<string, { readonly code: string; readonly message: string }>>;
  readonly seconds?: number;
}

/** The page asks for the drawing of a result when it comes into view. */
const keptMs = 2 * 60_000;
const mostKept = 60;

const keptResults = () =>
  oncePerProcess(
    'assistant-results',
    () => new LRUCache<string, OperationDone<unknown>>({ max: mostKept, ttl: keptMs }),
  );

/**
 * Runs an operation for the assistant. A result is kept for two minutes, so that the card of a call
 * draws the model’s own result, without a second search and a second count against the rate limit.
 * An answer that fails its own schema is `unsound` and is not returned.
 */
export async function runOperation<Of extends AnyOperation>(
  operation: Of,
  query: RawQuery,
  context: OperationContext & { readonly locale: Locale },
): Promise<OperationDone<ResultOf<Of>> | OperationRefused> {
  const { locale } = context;
  const key = JSON.stringify([operation.name, locale, query]);
  const kept = keptResults().get(key);
  // Stored below under the name of this operation.
  if (kept) return kept as OperationDone<ResultOf<Of>>;
  const outcome = await operation.run(query, context);
  if (outcome.state !== 'ok') {
    const { message, fields } = await explainOutcome(operation, outcome, query, locale);
    const { state } = outcome;
    return 'seconds' in outcome
      ? { state, message, fields, seconds: outcome.seconds }
      : { state, message, fields };
  }
  const { result } = outcome;
  const answer = JSON.parse(JSON.stringify(await operation.answerOf(result, locale)));
  if (!operation.answer.safeParse(answer).success) {
    const t = await getTranslations({ locale, namespace: 'operations' });
    return { state: 'unsound', message: t('unsound'), fields: {} };
  }
  const done = { state: 'ok', result, answer } as const;
  keptResults().set(key, done);
  return done;
}
