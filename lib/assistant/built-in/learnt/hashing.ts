/** Weights of a sample by bucket. */
export type Features = ReadonlyMap<number, number>;

/** Returns the bucket of a feature by its name, of a number of `buckets` that is a power of two (FNV-1a). */
export function bucketOf(name: string, buckets: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1)
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  // The low bits alone repeat too often.
  return ((hash ^ (hash >>> 15)) >>> 0) % buckets;
}
