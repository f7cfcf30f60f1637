import { APICallError, RetryError } from 'ai';

/** Reasons for an answer that ended early. `own` is a fault of this site. */
export const answerFaults = [
  'quota',
  'spent',
  'setup',
  'slow',
  'failed',
  'nonsense',
  'cut',
  'steps',
  'own',
] as const;
export type AnswerFault = (typeof answerFaults)[number];

const nameOf = (error: unknown) => (error as { name?: unknown } | undefined)?.name;

const lastOf = (error: unknown) => (RetryError.isInstance(error) ? error.lastError : error);

/** Statuses of a service that refuses the key, the account or the name of the model. */
const ofSetup: ReadonlySet<number | undefined> = new Set([401, 403, 404]);

/** Maps an error of a service to a fault. */
export function answerFaultOf(error: unknown): AnswerFault {
  const last = lastOf(error);
  if (APICallError.isInstance(last)) {
    // 402 and 429: the quota or rate limit is exhausted.
    if (last.statusCode === 429 || last.statusCode === 402) return 'quota';
    return ofSetup.has(last.statusCode) ? 'setup' : 'failed';
  }
  return nameOf(last) === 'TimeoutError' ? 'slow' : 'failed';
}

/**
 * Fields of the log for a fault of a service: its status and the type of the error. Its message is
 * left out, because services repeat keys and questions in it.
 */
export function loggable(reason: AnswerFault, error: unknown) {
  const last = lastOf(error);
  const status = APICallError.isInstance(last) ? last.statusCode : undefined;
  const name = nameOf(last);
  return {
    reason,
    ...(status === undefined ? {} : { status }),
    ...(typeof name === 'string' ? { outcome: name } : {}),
  };
}
