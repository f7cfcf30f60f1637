import { draftKey } from '@/lib/platform/auth/private-drafts';

/* Kept in the browser alone, under a key that goes with the session. Photos are not: files cannot be. */
const key = draftKey('property');

export interface Draft {
  /** Values as typed, by the names of the fields. */
  readonly fields: Readonly<Record<string, string>>;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** Reads a draft from local storage; undefined without a valid one. */
export function parseDraft(text: string | null): Draft | undefined {
  try {
    const { fields, savedAt } = JSON.parse(text ?? 'null') as Partial<Draft>;
    if (typeof fields !== 'object' || fields === null || !Number.isFinite(savedAt))
      return undefined;
    const texts = Object.entries(fields).filter(([, value]) => typeof value === 'string');
    return texts.length > 0
      ? { fields: Object.fromEntries(texts), savedAt: savedAt as number }
      : undefined;
  } catch {
    return undefined;
  }
}

/** A browser that refuses storage, or has no room left, keeps no draft; the form works as well. */
function quietly<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

export const readDraft = () => quietly(() => parseDraft(localStorage.getItem(key)));

export const writeDraft = (fields: Draft['fields']) =>
  quietly(() => localStorage.setItem(key, JSON.stringify({ fields, savedAt: Date.now() })));

export const deleteDraft = () => quietly(() => localStorage.removeItem(key));
