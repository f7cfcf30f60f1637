import 'server-only';
import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { env } from './env';
import { log } from './log';

export interface KeptFile {
  /**
   * Reads the last content. Undefined if there is none, or, with a line in the log, if it was
   * altered. Never throws.
   */
  read(): Promise<Buffer | undefined>;
  /** Replaces the content. Never throws; returns false and logs a line if writing fails. */
  keep(content: string | Uint8Array): Promise<boolean>;
}

interface KeptFileOptions {
  /** A longer file is not ours and is not read. */
  readonly mostBytes: number;
  /** Folder of the file; by default the data folder of this instance. */
  readonly folder?: string;
}

/** SHA-256 of the content, stored before it: a truncated or altered file is not read. */
const sealBytes = 32;
const sealOf = (content: Uint8Array) => createHash('sha256').update(content).digest();

/**
 * A file that outlives the process: the last good answer of an external service. It may be absent,
 * damaged or in a folder that cannot be written; the site then works as if newly installed. Writes
 * are atomic. The reader has to validate the content like an answer from outside, because the seal
 * says nothing about its meaning.
 *
 * @param name name of the file, made of the letters of an id
 */
export function keptFile(
  name: string,
  { mostBytes, folder = defaultFolder() }: KeptFileOptions,
): KeptFile {
  const file = path.join(/* turbopackIgnore: true */ folder, name);
  let lastFault: string | undefined;
  let writing: Promise<unknown> = Promise.resolve();

  async function write(content: Uint8Array): Promise<boolean> {
    const fault = await replace(file, content).then(
      () => undefined,
      (error: unknown) => codeOf(error),
    );
    // Logs one line for a full disk, not one for each answer.
    if (fault !== undefined && fault !== lastFault) {
      log.warn('file not kept', { reason: `${name}: ${fault}` });
    }
    lastFault = fault;
    return fault === undefined;
  }

  return {
    async read() {
      const cannot = (reason: string) =>
        log.warn('file not read', { reason: `${name}: ${reason}` });
      try {
        const { size } = await stat(file);
        if (size >= sealBytes && size <= mostBytes + sealBytes) {
          const whole = await readFile(file);
          const content = whole.subarray(sealBytes);
          if (sealOf(content).equals(whole.subarray(0, sealBytes))) return content;
        }
        cannot('garbled');
      } catch (error) {
        // A file that does not exist yet is not an error.
        if (codeOf(error) !== 'ENOENT') cannot(codeOf(error));
      }
      return undefined;
    },
    keep(content) {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      // Writes one at a time, because they share the name of the unfinished file.
      const written = writing.then(() => write(bytes));
      writing = written;
      return written;
    },
  };
}

const defaultFolder = () => path.resolve(/* turbopackIgnore: true */ env.DATA_DIR, 'kept');

/**
 * Writes under another name first: a reader meanwhile, or after a power cut, finds the old file or
 * the new one.
 */
async function replace(file: string, content: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  // Several instances may share the folder.
  const unfinished = `${file}.${process.pid}.part`;
  try {
    const handle = await open(unfinished, 'w', 0o600);
    try {
      await handle.writev([sealOf(content), content]);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** The code, such as `ENOSPC`, instead of the message, which contains the path. */
const codeOf = (error: unknown) =>
  String((error as { code?: unknown } | undefined)?.code ?? 'failed');
