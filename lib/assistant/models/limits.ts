const hour = 60 * 60;

interface Timeouts {
  readonly totalMs: number;
  readonly firstChunkMs: number;
  readonly chunkMs: number;
  readonly toolMs: number;
}

/** What one question may cost. The page counts by the same figures before it sends. */
export const assistantLimits = {
  /** Characters of what a traveller writes at once. */
  message: 2000,
  /** Messages of a conversation that are sent, answers included. */
  messages: 40,
  /** Bytes of a request: long plans and searches stand in it, as they were answered. */
  bodyBytes: 1_500_000,
  /** Times a model is asked for one answer: it calls tools in all but the last. */
  steps: 8,
  /** Tokens of one step: some three pages. */
  outputTokens: 2000,
  /** Characters of one answer, whatever a service calls a token. */
  answer: 24_000,
  /** A question, told apart by sender; signed in, by account. */
  visitor: { bucket: 'assistant', max: 20, windowSeconds: hour },
  person: { bucket: 'assistant-person', max: 60, windowSeconds: hour },
  /** Milliseconds: for a whole answer, until the first word, between two words, for one tool. */
  timeouts: { totalMs: 120_000, firstChunkMs: 25_000, chunkMs: 25_000, toolMs: 20_000 } as Timeouts,
  /** Days after which what a tool found is asked for anew rather than believed. */
  sealDays: 7,
} as const;
