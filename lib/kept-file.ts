import 'server-only';
import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { env } from './env';
import { log } from './log';

export interface KeptFile {
  /** What was kept last; undefined where there is nothing, or, with a line in the log, not what was written. Never throws. */
  read(): Promise<Buffer | undefined>;
  /** Puts it in place of what was kept. Never throws; false, and a line in the log, where that is not possible. */
  keep(content: string | Uint8Array): Promise<boolean>;
}

interface KeptFileOptions {
  /** A file that is longer is not ours. */
  readonly mostBytes: number;
  /** Beside the data of this instance, unless told. */
  readonly folder?: string;
}

/** SHA-256 of the content, before it: a file that was cut off or changed by somebody is not read. */
const sealBytes = 32;
const sealOf = (content: Uint8Array) => createHash('sha256').update(content).digest();

/**
 * A file that outlives the process: the last good answer of somebody else’s service. It may be absent, garbled or in a
 * folder that takes nothing; then the site goes on as if it had just been installed. What it holds is written whole or
 * not at all, and is judged by its reader as an answer from outside is: the file says nothing about its sense.
 *
 * @param name of the file, of the letters of an id
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
    // Of a disk that is full one line, not one for each answer.
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
        // One that is not there yet is no news.
        if (codeOf(error) !== 'ENOENT') cannot(codeOf(error));
      }
      return undefined;
    },
    keep(content) {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      // One after the other: they share the name of the unfinished file.
      const written = writing.then(() => write(bytes));
      writing = written;
      return written;
    },
  };
}

const defaultFolder = () => path.resolve(/* turbopackIgnore: true */ env.DATA_DIR, 'kept');

/** Under another name first: whoever reads meanwhile, or after a power cut, finds the old one or the new one. */
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

/** `ENOSPC`, and not the message, which has the path in it. */
const codeOf = (error: unknown) =>
  String((error as { code?: unknown } | undefined)?.code ?? 'failed');
