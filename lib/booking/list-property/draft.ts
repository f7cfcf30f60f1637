import { draftKey } from '@/lib/platform/auth/private-drafts';

/* Drafts are kept in local storage under a key that is removed with the session. Files cannot be stored. */
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

/** Ignores errors of a browser without storage or space: the form works without a draft. */
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
