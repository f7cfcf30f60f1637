import { crc32 } from 'node:zlib';
import { type Encoding, EncodingCounts } from './encoding.ts';
import { Refusal } from './faults.ts';
import { type FeedLimits, megabytes } from './settings.ts';
import type { FeedSource } from './source.ts';

/** Properties of a table that are determined before its rows are read. */
export interface Survey {
  readonly bytes: number;
  readonly encoding: Encoding;
  /** Line of the first invalid character. */
  readonly brokenLine?: number | undefined;
}

const newline = 10;

/**
 * Scans the bytes of a table for its size, line lengths, checksum and encoding. `before` is the
 * size of the tables read earlier.
 *
 * @throws {Refusal} with file and line at the first limit exceeded, before anything further is
 * unpacked
 */
export function surveyTable(
  source: FeedSource,
  file: string,
  before: number,
  limits: FeedLimits,
): Survey {
  const counts = new EncodingCounts();
  let [bytes, line, lineStart, checksum] = [0, 1, 0, 0];
  const size = source.size?.(file) ?? Number.POSITIVE_INFINITY;
  const refuse = (message: string) => new Refusal({ file, line, message });
  for (const chunk of source.chunks(file)) {
    if (isUtf16(bytes, chunk)) throw refuse('text in UTF-16, which is not read');
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] as number;
      if (byte >= 0x80 || counts.expects) counts.add(byte, line);
      if (byte === newline) {
        line += 1;
        lineStart = bytes + at + 1;
      } else if (bytes + at - lineStart > limits.lineBytes) {
        throw refuse(`a line of over ${kilobytes(limits.lineBytes)} KB`);
      }
    }
    bytes += chunk.length;
    if (bytes > size) throw refuse('longer than its archive says');
    if (bytes > limits.fileBytes) throw refuse(`over ${megabytes(limits.fileBytes)} MB`);
    if (before + bytes > limits.unzippedBytes) {
      throw refuse(`the feed is over ${megabytes(limits.unzippedBytes)} MB`);
    }
    checksum = crc32(chunk, checksum);
  }
  const stated = source.checksum?.(file);
  if (stated !== undefined && stated !== checksum) {
    throw new Refusal({ file, message: 'damaged in the archive: its checksum does not match' });
  }
  return { bytes, encoding: counts.encoding(), brokenLine: counts.brokenLine() };
}

function isUtf16(before: number, chunk: Uint8Array): boolean {
  const [first, second] = chunk;
  if (before > 0) return false;
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

const kilobytes = (bytes: number) => Math.round(bytes / 1024);
