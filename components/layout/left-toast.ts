import { showSuccess } from './toast-store';

/** Messages that the next page shows in its own language. The shell passes the texts. */
export const leftNotes = ['languageKept'] as const;
export type LeftNote = (typeof leftNotes)[number];

const storageKey = 'toast';

/**
 * Stores a success message for the next document in this tab. Stores its key and not its text,
 * because that page may be in another language.
 */
export function leaveToast(note: LeftNote) {
  try {
    sessionStorage.setItem(storageKey, note);
  } catch {
    // Without storage, the action succeeded but is not announced.
  }
}

/** Shows the message of the previous document once. */
export function showLeftToast(words: Record<LeftNote, string>) {
  try {
    const left = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    const note = leftNotes.find((known) => known === left);
    if (note) showSuccess(words[note]);
  } catch {
    // Without storage there is no message.
  }
}
