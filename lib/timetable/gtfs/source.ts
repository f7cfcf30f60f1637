/** The text files of a feed by name, as bytes or text. */
export type FeedFiles = ReadonlyMap<string, Uint8Array | string>;

/** Where the tables of a feed come from, piece by piece: no table is ever whole in memory. */
export interface FeedSource {
  has(file: string): boolean;
  /**
   * The bytes of a file from its beginning, each time anew; none for a file that is absent.
   * @throws {Refusal} where they cannot be had
   */
  chunks(file: string): Iterable<Uint8Array>;
  /** Bytes it is said to have, not to be believed; undefined where nobody says. */
  size?(file: string): number | undefined;
  /** Expected checksum; undefined where the archive has none. */
  checksum?(file: string): number | undefined;
}

/** Files that are in memory as a source. */
export function sourceOf(files: FeedFiles): FeedSource {
  return {
    has: (file) => files.has(file),
    chunks(file) {
      const content = files.get(file) ?? '';
      return [typeof content === 'string' ? Buffer.from(content) : content];
    },
  };
}
