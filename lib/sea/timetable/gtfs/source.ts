/** Text files of a feed by name, as bytes or text. */
export type FeedFiles = ReadonlyMap<string, Uint8Array | string>;

/** Source of a feed's tables in pieces, so that no table is held in memory as a whole. */
export interface FeedSource {
  has(file: string): boolean;
  /**
   * Returns the bytes of a file, on each call from its beginning; none for an absent file.
   *
   * @throws {Refusal} when they cannot be read
   */
  chunks(file: string): Iterable<Uint8Array>;
  /** Stated size in bytes, which may be wrong; undefined if none is stated. */
  size?(file: string): number | undefined;
  /** Expected checksum; undefined if the archive has none. */
  checksum?(file: string): number | undefined;
}

/** Creates a source for files in memory. */
export function sourceOf(files: FeedFiles): FeedSource {
  return {
    has: (file) => files.has(file),
    chunks(file) {
      const content = files.get(file) ?? '';
      return [typeof content === 'string' ? Buffer.from(content) : content];
    },
  };
}
