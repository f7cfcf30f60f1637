const hour = 60 * 60;

interface Timeouts {
  readonly totalMs: number;
  readonly firstChunkMs: number;
  readonly chunkMs: number;
  readonly toolMs: number;
}

/** Limits per question. The page checks them before sending. */
export const assistantLimits = {
  /** Characters of one message. */
  message: 2000,
  /** Messages sent per conversation, including answers. */
  messages: 40,
  /** Bytes of a request, which includes long plans and search results. */
  bodyBytes: 1_500_000,
  /** Model calls per answer. All but the last may call tools. */
  steps: 8,
  /** Tokens per step, about three pages. */
  outputTokens: 2000,
  /** Characters of one answer, independent of the service's tokens. */
  answer: 24_000,
  /** Questions per sender or, when signed in, per account. */
  visitor: { bucket: 'assistant', max: 20, windowSeconds: hour },
  person: { bucket: 'assistant-person', max: 60, windowSeconds: hour },
  /** Milliseconds: for a whole answer, until the first word, between two words, for one tool. */
  timeouts: { totalMs: 120_000, firstChunkMs: 25_000, chunkMs: 25_000, toolMs: 20_000 } as Timeouts,
  /** Days after which the seal of a tool result expires and the tool has to be called again. */
  sealDays: 7,
} as const;
