import type { UIMessage } from 'ai';

/** A message of the AI SDK. The metadata of an answer names the model. */
export type Message = UIMessage<{ model?: string | null }>;
