/** What a pool sends its worker: one job at a time. */
export interface JobMessage<Job> {
  readonly job: Job;
  /** One number over shared memory: not 0 as soon as nobody waits for the answer any more. */
  readonly stop: Int32Array;
}

/** What a worker sends back. */
export type AnswerMessage<Answer> =
  | { readonly answer: Answer }
  /** The job threw; the worker goes on. */
  | { readonly fault: { readonly name: string; readonly message: string } };
