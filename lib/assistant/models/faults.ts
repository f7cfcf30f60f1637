import { APICallError, RetryError } from 'ai';

/** Why an answer ended before it should have. */
export const answerFaults = ['quota', 'slow', 'failed', 'nonsense', 'cut', 'steps'] as const;
export type AnswerFault = (typeof answerFaults)[number];

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';

/** What went wrong with a model, by the error of its service. */
export function answerFaultOf(error: unknown): AnswerFault {
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (APICallError.isInstance(last)) {
    // 402 and 429: paid up, or asked too often. 401 and 403 are ours to mend, and no visitor's business.
    return last.statusCode === 429 || last.statusCode === 402 ? 'quota' : 'failed';
  }
  return isTimeout(last) ? 'slow' : 'failed';
}
