import { showSuccess } from './toast-store';

/** Sentences that the page opened next says in its own language; the shell holds their words. */
export const leftNotes = ['languageKept'] as const;
export type LeftNote = (typeof leftNotes)[number];

const storageKey = 'toast';

/**
 * Leaves a success for the document that opens next in this tab. It is named and not written out: that page
 * may be in another language.
 */
export function leaveToast(note: LeftNote) {
  try {
    sessionStorage.setItem(storageKey, note);
  } catch {
    // Storage may be refused: what was done is done, only nothing says so.
  }
}

/** Shows, once, what the document before this one has left. */
export function showLeftToast(words: Record<LeftNote, string>) {
  try {
    const left = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    const note = leftNotes.find((known) => known === left);
    if (note) showSuccess(words[note]);
  } catch {
    // As above.
  }
}
