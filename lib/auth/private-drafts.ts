/** What begins so in local storage is of a person, and goes when they sign out. */
const prefix = 'compass-draft-';

export const draftKey = (name: string) => `${prefix}${name}`;

/** Removes every draft of this browser. */
export function clearPrivateDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix)) localStorage.removeItem(key);
    }
  } catch {
    // A browser that refuses storage has kept none.
  }
}
