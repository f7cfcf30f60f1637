const hour = 60 * 60;

interface Timeouts {
  readonly totalMs: number;
  readonly firstChunkMs: number;
  readonly chunkMs: number;
  readonly toolMs: number;
}

/** Limits per question. The page checks those on messages before sending. */
export const assistantLimits = {
  /** Characters of one message. */
  message: 2000,
  /** Messages sent per conversation, including answers. */
  messages: 40,
  /** Bytes of a request, which includes long plans and search results. */
  bodyBytes: 1_500_000,
  /** Model calls per answer. The last one gets no tools. */
  steps: 8,
  /** Tool calls per answer. Further ones are refused. */
  toolCalls: 12,
  /** Bytes of conversation and results sent to an external model, and of these for the conversation. */
  modelBytes: 200_000,
  historyBytes: 100_000,
  /** Bytes of an answer sent to the browser: words, calls and results. */
  browserBytes: 300_000,
  /** Tokens per step, about three pages. */
  outputTokens: 2000,
  /** Characters of one answer, independent of the service's tokens. */
  answer: 24_000,
  /** Questions to an external model per sender or, when signed in, per account. */
  visitor: { bucket: 'assistant', max: 20, windowSeconds: hour },
  person: { bucket: 'assistant-person', max: 60, windowSeconds: hour },
  /** Milliseconds until an external service has sent the headers of an answer. */
  headersMs: 10_000,
  /** Milliseconds: for a whole answer, until the first word, between two words, for one tool. */
  timeouts: { totalMs: 120_000, firstChunkMs: 25_000, chunkMs: 25_000, toolMs: 20_000 } as Timeouts,
  /** Days after which the seal of a tool result expires and the tool has to be called again. */
  sealDays: 7,
} as const;
