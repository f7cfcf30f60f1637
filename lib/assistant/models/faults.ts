import { APICallError, RetryError } from 'ai';

/** Reasons for an answer that ended early. */
export const answerFaults = ['quota', 'slow', 'failed', 'nonsense', 'cut', 'steps'] as const;
export type AnswerFault = (typeof answerFaults)[number];

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';

/** Maps an error of a service to a fault. */
export function answerFaultOf(error: unknown): AnswerFault {
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (APICallError.isInstance(last)) {
    // 402 and 429: the quota or rate limit is exhausted. 401 and 403 are for us to fix, so visitors
    // only learn that the service failed.
    return last.statusCode === 429 || last.statusCode === 402 ? 'quota' : 'failed';
  }
  return isTimeout(last) ? 'slow' : 'failed';
}
