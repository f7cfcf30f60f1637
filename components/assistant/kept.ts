import { draftKey } from '@/lib/platform/auth/private-drafts';
import type { Part } from './parts';

/** A conversation in local storage. Signing out deletes it. */
export interface KeptConversation {
  /** Also the id of the conversation in the account. */
  readonly id: string;
  readonly messages: readonly { id: string; role: 'user' | 'assistant'; parts: Part[] }[];
  /** The visitor has chosen the site's own model. */
  readonly usesBuiltIn: boolean;
}

/** Reason why a conversation could not be stored. */
export type KeepFault = 'noStorage' | 'storageFull';

const key = draftKey('conversation');

const isMessage = (message: unknown): message is KeptConversation['messages'][number] => {
  const { role, parts } = (message ?? {}) as { role?: unknown; parts?: unknown };
  const isSpoken = role === 'user' || role === 'assistant';
  return isSpoken && Array.isArray(parts) && parts.every((part) => typeof part?.type === 'string');
};

/** Parses a stored conversation; returns undefined for invalid text. */
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

/**
 * Returns the stored conversation of this browser. Unavailable storage is reported by {@link
 * keepConversation}.
 */
export function readConversation(): KeptConversation | undefined {
  try {
    return parseConversation(localStorage.getItem(key));
  } catch {
    return undefined;
  }
}

/** Stores the conversation; returns the reason if that fails. */
export function keepConversation(conversation: KeptConversation): KeepFault | undefined {
  try {
    if (conversation.messages.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(conversation));
    return undefined;
  } catch (error) {
    return error instanceof DOMException && /quota/i.test(error.name) ? 'storageFull' : 'noStorage';
  }
}
