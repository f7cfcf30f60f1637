/** Stored pictures of one account. */
export interface Shelf {
  /** Paths, the newest first. */
  list(): Promise<readonly string[]>;
  remove(paths: readonly string[]): Promise<void>;
}

/**
 * Makes an account show its newest picture, or none, and removes older ones. Several calls may run at once, for two
 * tabs of one person: each checks again after its last write to the account, so the picture shown stays, and none
 * removes a picture newer than its own.
 *
 * @param tell writes the path into the account
 * @returns the path that is shown
 */
export async function settlePicture(
  shelf: Shelf,
  tell: (path: string | null) => Promise<void>,
): Promise<string | null> {
  let stored: string | null | undefined;
  for (;;) {
    const [newest = null, ...older] = await shelf.list();
    if (newest === stored) {
      if (older.length > 0) await shelf.remove(older);
      return newest;
    }
    await tell(newest);
    stored = newest;
  }
}
