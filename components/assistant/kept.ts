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

/** Number of conversations kept in a browser. */
const mostKept = 6;

const keyOf = (id: string) => `${key}-${id}`;

/** Stored conversations, the latest first. */
function storedConversations(): KeptConversation[] {
  const found = Object.keys(localStorage)
    .filter((name) => name.startsWith(key))
    .flatMap((name) => {
      const text = localStorage.getItem(name);
      const conversation = parseConversation(text);
      const { at } = conversation ? (JSON.parse(text ?? '') as { at?: unknown }) : {};
      return conversation ? [{ conversation, at: Number(at ?? 0) }] : [];
    });
  return found.sort((a, b) => b.at - a.at).map(({ conversation }) => conversation);
}

/** Conversations that this tab has open; their locks last as long as the page. */
const claimed = new Set<string>();

/** Key of the session storage for the conversation of this tab, which survives a reload. */
const ownKey = draftKey('open-conversation');
/** Milliseconds in which a page that is being reloaded releases its locks. */
const patience = 3000;

/**
 * Reserves a conversation for this tab, so that no other one overwrites it. Returns false if
 * another tab has it open for longer than some milliseconds. Browsers without locks always return
 * true.
 */
export async function claimConversation(id: string, wait = 0): Promise<boolean> {
  if (claimed.has(id) || typeof navigator === 'undefined' || !navigator.locks) return true;
  return new Promise((decide) => {
    const hold = (lock: Lock | null) => {
      decide(lock !== null);
      if (!lock) return undefined;
      claimed.add(id);
      return new Promise(() => {});
    };
    const options = wait > 0 ? { signal: AbortSignal.timeout(wait) } : { ifAvailable: true };
    navigator.locks
      .request(keyOf(id), options, hold)
      // A browser that refuses locks works as one without them.
      .catch((error) => decide(!(error instanceof DOMException && error.name === 'TimeoutError')));
  });
}

/** Conversation of this tab before its page was loaded again. */
function ownBefore(): string | null {
  try {
    return sessionStorage.getItem(ownKey);
  } catch {
    return null;
  }
}

/** Notes the conversation of this tab. Without a storage, a reload opens the latest one. */
function noteOwn(id: string): void {
  try {
    sessionStorage.setItem(ownKey, id);
  } catch {}
}

/**
 * Returns the conversation that this tab had open before a reload, or the latest stored one of this
 * browser that no other tab has open. Unavailable storage is reported by {@link keepConversation}.
 */
export async function readConversation(): Promise<KeptConversation | undefined> {
  try {
    const stored = storedConversations();
    const own = stored.find(({ id }) => id === ownBefore());
    if (own && (await claimConversation(own.id, patience))) return own;
    for (const conversation of stored)
      if (await claimConversation(conversation.id)) return conversation;
  } catch {
    // No storage.
  }
  return undefined;
}

/** Stores the conversation; returns the reason if that fails. */
export function keepConversation(conversation: KeptConversation): KeepFault | undefined {
  const { id, messages } = conversation;
  try {
    // Earlier versions kept a single conversation, without its id in the key.
    if (parseConversation(localStorage.getItem(key))?.id === id) localStorage.removeItem(key);
    if (messages.length === 0) {
      localStorage.removeItem(keyOf(id));
      return undefined;
    }
    localStorage.setItem(keyOf(id), JSON.stringify({ ...conversation, at: Date.now() }));
    noteOwn(id);
    for (const { id: old } of storedConversations().slice(mostKept))
      localStorage.removeItem(keyOf(old));
    return undefined;
  } catch (error) {
    return error instanceof DOMException && /quota/i.test(error.name) ? 'storageFull' : 'noStorage';
  }
}
