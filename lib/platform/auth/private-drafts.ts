import { forgetPersonalPages } from '@/lib/foundation/ids/cache-names';

/** Prefix of personal keys in local storage, deleted at sign-out. */
const prefix = 'compass-draft-';

export const draftKey = (name: string) => `${prefix}${name}`;

/** Removes what this browser has kept of a person: every draft, and pages for reading without a connection. */
export async function clearPrivateDrafts(): Promise<void> {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix)) localStorage.removeItem(key);
    }
  } catch {
    // A browser that denies access to storage has kept no drafts.
  }
  await forgetPersonalPages();
}
