import { readFile, stat } from 'node:fs/promises';
import { openArchive } from './archive.ts';
import { Refusal } from './faults.ts';
import { type ReadFeed, type ReadOptions, readFeed } from './read-feed.ts';
import { limits } from './settings.ts';

/** A zip archive in memory, or where its file is. */
export type ArchiveSource = { readonly bytes: Uint8Array } | { readonly path: string | URL };

/**
 * Reads the ferries of a GTFS archive. Holds the archive as it is packed and what is kept of it, never a table
 * unpacked. Never throws for what is in the archive: that is a refusal with file and line. Knows no state and can be
 * called in a worker; what it returns can be posted from there.
 */
export async function readArchive(
  source: ArchiveSource,
  options: ReadOptions = {},
): Promise<ReadFeed> {
  try {
    const bytes = 'bytes' in source ? source.bytes : await bytesOf(source.path);
    return readFeed(openArchive(bytes), options);
  } catch (error) {
    if (error instanceof Refusal) return { refused: [error.fault] };
    throw error;
  }
}

async function bytesOf(path: string | URL): Promise<Uint8Array> {
  const entry = await stat(path);
  // A pipe would be waited for without end, a device read without end.
  if (!entry.isFile()) throw new Refusal({ file: 'archive', message: 'not a file' });
  if (entry.size > limits.archiveBytes) {
    const megabytes = Math.round(limits.archiveBytes / 1024 / 1024);
    throw new Refusal({ file: 'archive', message: `over ${megabytes} MB` });
  }
  return readFile(path);
}
