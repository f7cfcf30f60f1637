/** Message from a pool to its worker, with one job. */
export interface JobMessage<Job> {
  readonly job: Job;
  /** One number in shared memory: not 0 once the result is no longer needed. */
  readonly stop: Int32Array;
}

/** Message from a worker to its pool. */
export type AnswerMessage<Answer> =
  | { readonly answer: Answer }
  /** The job threw; the worker goes on. */
  | { readonly fault: { readonly name: string; readonly message: string } };
