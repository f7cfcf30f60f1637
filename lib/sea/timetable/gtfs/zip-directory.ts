/** File as described in the directory of an archive. */
export interface ZipEntry {
  /** Path with folders, separated by `/`. */
  readonly name: string;
  /** 0: stored, 8: deflated. */
  readonly method: number;
  readonly encrypted: boolean;
  /** Uncompressed size in bytes, as the directory states. */
  readonly size: number;
  /** CRC-32 of the uncompressed file. */
  readonly checksum: number;
  /** Range of its bytes in the archive; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
}

const signatures = {
  local: 0x04034b50,
  entry: 0x02014b50,
  directory: 0x06054b50,
  zip64: 0x07064b50,
} as const;
/** Size of the end record in bytes, and of the longest comment that may follow it. */
const directoryEnd = 22;
const longestComment = 0xffff;

/**
 * Reads the directory at the end of a zip archive, which gives the position of each file. Undefined
 * if it is missing, points outside the archive, or is in zip64 format.
 */
export function readZipDirectory(bytes: Uint8Array): ZipEntry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  const size = view.getUint32(end + 12, true);
  const start = view.getUint32(end + 16, true);
  if (start + size > end) return undefined;
  const entries: ZipEntry[] = [];
  let at = start;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== signatures.entry) return undefined;
    const nameLength = view.getUint16(at + 28, true);
    const next =
      at + 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > end) return undefined;
    const packed = view.getUint32(at + 20, true);
    const data = dataStart(view, view.getUint32(at + 42, true), start);
    if (data === undefined || data + packed > start) return undefined;
    entries.push({
      name: new TextDecoder()
        .decode(bytes.subarray(at + 46, at + 46 + nameLength))
        .replaceAll('\\', '/'),
      method: view.getUint16(at + 10, true),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      checksum: view.getUint32(at + 16, true),
      size: view.getUint32(at + 24, true),
      start: data,
      end: data + packed,
    });
    at = next;
  }
  return entries;
}

/** True if the archive has a zip64 directory. */
export function isZip64(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  // The zip64 locator is in the twenty bytes before the end record.
  return end !== undefined && end >= 20 && view.getUint32(end - 20, true) === signatures.zip64;
}

function findEnd(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - directoryEnd - longestComment);
  for (let at = view.byteLength - directoryEnd; at >= first; at -= 1) {
    if (view.getUint32(at, true) === signatures.directory) return at;
  }
  return undefined;
}

/** Start of a file's data after its local header, whose length only that header states. */
function dataStart(view: DataView, header: number, limit: number): number | undefined {
  if (header + 30 > limit || view.getUint32(header, true) !== signatures.local) return undefined;
  return header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
}
