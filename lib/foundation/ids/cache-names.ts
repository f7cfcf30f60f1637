/**
 * Caches in which a browser keeps the site for use without a connection. A number is increased when the content of a
 * cache no longer fits the code: the worker removes every other cache of ours.
 */
export const keptNames = {
  /** Files that never change under their names: scripts, styles, fonts, charts. */
  files: 'compass-files-1',
  /** Pages that were visited. */
  pages: 'compass-pages-1',
  /** Pages for everybody that were taken along on request. */
  packs: 'compass-packs-1',
  /** Pages of a person, taken along on request: followed by who it is. Goes with the session. */
  person: 'compass-person-1-',
} as const;

/** On a kept page: when it was kept (ISO instant) and its title, percent-encoded. */
export const keptHeaders = { at: 'x-kept-at', title: 'x-kept-title' } as const;

const personalNames = async () =>
  (await caches.keys()).filter((name) => name.startsWith(keptNames.person));

/** True if this browser stores pages of an account. Never throws. */
export async function keepsPersonalPages(): Promise<boolean> {
  try {
    return (await personalNames()).length > 0;
  } catch {
    return false;
  }
}

/**
 * Removes the kept personal pages, except those of `owner` when given. Never throws: a browser that denies storage has
 * kept none.
 */
export async function forgetPersonalPages(owner?: string): Promise<void> {
  try {
    const others = (await personalNames()).filter((name) => name !== keptNames.person + owner);
    await Promise.all(others.map((name) => caches.delete(name)));
  } catch {
    // Nothing to remove.
  }
}
