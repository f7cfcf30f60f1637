import { readFile, stat } from 'node:fs/promises';
import { openArchive } from './archive.ts';
import { Refusal } from './faults.ts';
import { type ReadFeed, type ReadOptions, readFeed } from './read-feed.ts';
import { limits } from './settings.ts';

/** Zip archive in memory or in a file. */
export type ArchiveSource = { readonly bytes: Uint8Array } | { readonly path: string | URL };

/**
 * Reads the ferries of a GTFS archive. Keeps the packed archive and the result in memory, but no
 * unpacked table. Invalid contents do not throw but result in a refusal with file and line.
 * Stateless, so it can run in a worker; the result can be posted.
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
  // Reading a pipe or a device might never end.
  if (!entry.isFile()) throw new Refusal({ file: 'archive', message: 'not a file' });
  if (entry.size > limits.archiveBytes) {
    const megabytes = Math.round(limits.archiveBytes / 1024 / 1024);
    throw new Refusal({ file: 'archive', message: `over ${megabytes} MB` });
  }
  return readFile(path);
}
