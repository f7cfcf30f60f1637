import { Inflate } from 'fflate';
import { Refusal } from './faults.ts';
import { limits } from './settings.ts';
import type { FeedSource } from './source.ts';
import { isZip64, readZipDirectory, type ZipEntry } from './zip-directory.ts';

/** Compressed bytes inflated in one step, whose output stays below 9 MB. */
const stepBytes = 8 * 1024;

/**
 * Opens the tables of a zip archive, at its root or in a single top folder. Tables are inflated
 * while they are read.
 *
 * @throws {Refusal} when the bytes are not an archive, or an archive that is truncated, too large or encrypted
 */
export function openArchive(bytes: Uint8Array, maxBytes: number = limits.archiveBytes): FeedSource {
  if (bytes.length > maxBytes) throw refusal(`over ${Math.round(maxBytes / 1024 / 1024)} MB`);
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw refusal('not a zip archive');
  const directory = readZipDirectory(bytes);
  if (!directory) {
    throw refusal(isZip64(bytes) ? 'a zip64 archive, which is not read' : 'damaged zip archive');
  }
  const entries = tablesOf(directory);
  return {
    has: (file) => entries.has(file),
    chunks: (file) => inflated(bytes, file, entries.get(file)),
    size: (file) => entries.get(file)?.size,
    checksum: (file) => entries.get(file)?.checksum,
  };
}

function refusal(message: string): Refusal {
  return new Refusal({ file: 'archive', message });
}

/** Files that every feed contains. */
const feedTables = ['agency.txt', 'stops.txt', 'routes.txt', 'trips.txt', 'stop_times.txt'];

/** Returns the tables by name. Ignores the folder `__MACOSX`, which archivers add. */
function tablesOf(directory: readonly ZipEntry[]): Map<string, ZipEntry> {
  const byFolder = new Map<string, Map<string, ZipEntry>>();
  for (const entry of directory) {
    const [, folder = '', name = ''] = /^(.*\/)?([\w-]+\.txt)$/.exec(entry.name) ?? [];
    if (!name || folder.startsWith('__MACOSX/')) continue;
    const tables = byFolder.get(folder) ?? new Map<string, ZipEntry>();
    byFolder.set(folder, tables);
    if (tables.has(name)) throw refusal(`${name} is in it twice`);
    tables.set(name, entry);
  }
  const isFeed = (tables: ReadonlyMap<string, ZipEntry>) =>
    feedTables.some((name) => tables.has(name));
  const root = byFolder.get('');
  // A `README.txt` next to the feed's folder does not make the root a feed.
  if (root && isFeed(root)) return root;
  const folders = [...byFolder.values()].filter(isFeed);
  const whole = folders.filter((tables) => tables.has('agency.txt'));
  if (whole.length > 1) throw refusal('a feed in more than one folder');
  const only = folders.length === 1 ? folders[0] : undefined;
  return whole[0] ?? only ?? root ?? new Map();
}

function* inflated(
  bytes: Uint8Array,
  file: string,
  entry: ZipEntry | undefined,
): Generator<Uint8Array> {
  if (!entry) return;
  if (entry.encrypted) throw new Refusal({ file, message: 'locked with a password' });
  if (entry.method !== 0 && entry.method !== 8) {
    throw new Refusal({ file, message: `packed in a way that is not read (${entry.method})` });
  }
  const parts: Uint8Array[] = [];
  const inflate = new Inflate((part) => parts.push(part));
  for (let start = entry.start; start < entry.end; start += stepBytes) {
    const end = Math.min(start + stepBytes, entry.end);
    const step = bytes.subarray(start, end);
    if (entry.method === 0) {
      yield step;
      continue;
    }
    try {
      inflate.push(step, end === entry.end);
    } catch {
      throw new Refusal({ file, message: 'damaged in the archive' });
    }
    yield* parts.splice(0);
  }
}
