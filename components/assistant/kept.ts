import { draftKey } from '@/lib/auth/private-drafts';
import type { Part } from './parts';

/** A conversation as this browser keeps it; it goes with whoever signs out. */
export interface KeptConversation {
  /** Its id in the account as well. */
  readonly id: string;
  readonly messages: readonly { id: string; role: 'user' | 'assistant'; parts: Part[] }[];
  /** The visitor has chosen the site's own model. */
  readonly usesBuiltIn: boolean;
}

/** Why a conversation is not kept. */
export type KeepFault = 'noStorage' | 'storageFull';

const key = draftKey('conversation');

const isMessage = (message: unknown): message is KeptConversation['messages'][number] => {
  const { role, parts } = (message ?? {}) as { role?: unknown; parts?: unknown };
  const isSpoken = role === 'user' || role === 'assistant';
  return isSpoken && Array.isArray(parts) && parts.every((part) => typeof part?.type === 'string');
};

/** Reads a stored conversation; undefined if the text is none. */
export function parseConversation(text: string | null): KeptConversation | undefined {
  try {
    const { id, messages, usesBuiltIn } = JSON.parse(text ?? '') as Record<string, unknown>;
    if (typeof id !== 'string' || !Array.isArray(messages) || !messages.every(isMessage)) {
      return undefined;
    }
    const named = messages.map((message, index) => ({ ...message, id: message.id ?? `${index}` }));
    return { id, messages: named, usesBuiltIn: usesBuiltIn === true };
  } catch {
    return undefined;
  }
}

/** The conversation of this browser. A storage that may not be read is told by {@link keepConversation}. */
export function readConversation(): KeptConversation | undefined {
  try {
    return parseConversation(localStorage.getItem(key));
  } catch {
    return undefined;
  }
}

/** Keeps it, or says why not. */
export function keepConversation(conversation: KeptConversation): KeepFault | undefined {
  try {
    if (conversation.messages.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(conversation));
    return undefined;
  } catch (error) {
    return error instanceof DOMException && /quota/i.test(error.name) ? 'storageFull' : 'noStorage';
  }
}
