import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate';

/** Creates a zip archive of files by name. The same files make the same bytes, at whatever time. */
export function zipOf(files: Iterable<readonly [string, string | Uint8Array]>): Uint8Array {
  const entries = [...files].map(
    ([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content] as const,
  );
  return zipSync(Object.fromEntries(entries), { mtime: '2027-01-01' });
}

/**
 * Creates an archive with a further file that repeats a piece `times` times after its head: small
 * packed, huge unpacked.
 */
export function bomb(
  files: Iterable<readonly [string, string]>,
  file: string,
  head: string,
  piece: Uint8Array,
  times: number,
): Uint8Array {
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for (const [name, text] of files) {
    const whole = new ZipDeflate(name);
    zip.add(whole);
    whole.push(strToU8(text), true);
  }
  const entry = new ZipDeflate(file, { level: 1 });
  zip.add(entry);
  entry.push(strToU8(head));
  for (let time = 1; time <= times; time += 1) entry.push(piece, time === times);
  zip.end();
  return Buffer.concat(parts);
}
