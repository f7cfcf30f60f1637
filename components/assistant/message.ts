import type { UIMessage } from 'ai';

/** An entry of the logbook, as the AI SDK has it; an answer says who gave it. */
export type Message = UIMessage<{ model?: string | null }>;
