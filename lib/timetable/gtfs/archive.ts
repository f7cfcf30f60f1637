import { Unzip, UnzipInflate, unzipSync } from 'fflate';
import { limits } from './settings.ts';
import type { FeedFiles } from './table.ts';

/** The text files of an archive, or in one sentence why it cannot be read. */
export type Archive = { readonly files: FeedFiles } | { readonly unreadable: string };

/** Bytes handed to the inflater at a time: what one step can become stays below 70 MB. */
const stepBytes = 64 * 1024;

/**
 * Unzips a GTFS archive in memory. Never throws. Sizes are checked as the archive's directory states them
 * and again while unzipping, because the directory may lie.
 */
export function unzipFeed(
  bytes: Uint8Array,
  { archiveBytes, unzippedBytes }: { archiveBytes: number; unzippedBytes: number } = limits,
): Archive {
  if (bytes.length > archiveBytes) return { unreadable: `archive over ${megabytes(archiveBytes)}` };
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return { unreadable: 'not a zip archive' };
  const wanted = new Set<string>();
  let stated = 0;
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (isTable(name)) {
          wanted.add(name);
          stated += originalSize;
        }
        return false;
      },
    });
    if (stated > unzippedBytes) throw new TooLarge();
    const files = inflate(bytes, wanted, unzippedBytes);
    const missing = [...wanted].find((name) => !files.has(name));
    return missing ? { unreadable: `damaged archive: ${missing} is cut off` } : { files };
  } catch (error) {
    if (error instanceof TooLarge)
      return { unreadable: `unzips to over ${megabytes(unzippedBytes)}` };
    return { unreadable: 'damaged zip archive' };
  }
}

class TooLarge extends Error {}

/** GTFS keeps its files at the root of the archive. */
function isTable(name: string): boolean {
  return /^[\w-]+\.txt$/.test(name);
}

function inflate(
  bytes: Uint8Array,
  wanted: ReadonlySet<string>,
  unzippedBytes: number,
): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  let total = 0;
  const unzip = new Unzip((file) => {
    if (!wanted.has(file.name)) return;
    const chunks: Uint8Array[] = [];
    file.ondata = (error, chunk, final) => {
      if (error) throw error;
      total += chunk.length;
      if (total > unzippedBytes) throw new TooLarge();
      chunks.push(chunk);
      if (final) files.set(file.name, Buffer.concat(chunks));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let start = 0; start < bytes.length; start += stepBytes) {
    const end = Math.min(start + stepBytes, bytes.length);
    unzip.push(bytes.subarray(start, end), end === bytes.length);
  }
  return files;
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}
