/** The pictures of one person, as the storage has them. */
export interface Shelf {
  /** Paths, the newest first. */
  list(): Promise<readonly string[]>;
  remove(paths: readonly string[]): Promise<void>;
}

/**
 * Makes an account show its newest picture, or none where there is none, and removes those that are older. Several of
 * these may run at one moment, for two tabs of one person: whoever tells the account last looks after that, so what it
 * shows stays, and nobody removes what is newer than their own.
 *
 * @param tell writes the path into the account
 * @returns the path that is shown
 */
export async function settlePicture(
  shelf: Shelf,
  tell: (path: string | null) => Promise<void>,
): Promise<string | null> {
  let told: string | null | undefined;
  for (;;) {
    const [newest = null, ...older] = await shelf.list();
    if (newest === told) {
      if (older.length > 0) await shelf.remove(older);
      return newest;
    }
    await tell(newest);
    told = newest;
  }
}
