import { strToU8, zipSync } from 'fflate';
import { openArchive } from './archive';
import { Refusal } from './faults';
import { readFeed } from './read-feed';
import { smallFeed } from './testing/small-feed';
import { zipOf } from './testing/zip';

const text = (length: number) => strToU8('stop_id,stop_name\n'.repeat(length));
const archive = zipSync({ 'stops.txt': text(5000), 'docs/a.txt': text(1), 'photo.jpg': text(1) });

/** Number of bytes of a file in an archive, or the refusal when opening or reading it. */
function bytesIn(bytes: Uint8Array, file = 'stops.txt', maxBytes?: number): number | string {
  try {
    const chunks = [...openArchive(bytes, maxBytes).chunks(file)];
    return chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

describe('openArchive', () => {
  it('returns the tables at the root, and nothing for a missing table', () => {
    expect(bytesIn(archive)).toBe(5000 * 18);
    expect(bytesIn(archive, 'a.txt')).toBe(0);
    expect(openArchive(archive).has('a.txt')).toBe(false);
  });

  it('reads uncompressed files', () => {
    expect(bytesIn(zipSync({ 'stops.txt': [text(3000), { level: 0 }] }))).toBe(3000 * 18);
  });

  it('rejects invalid and truncated archives', () => {
    expect(bytesIn(strToU8('<!doctype html>'))).toBe('archive: not a zip archive');
    expect(bytesIn(new Uint8Array())).toBe('archive: not a zip archive');
    for (let length = 2; length < archive.length; length += 1) {
      expect(bytesIn(archive.subarray(0, length))).toMatch(/damaged|not a zip/);
    }
  });

  it('enforces the size limit', () => {
    expect(bytesIn(archive, 'stops.txt', 100)).toMatch(/^archive: over/);
  });

  it('reads a single top folder, ignoring files of macOS', () => {
    const folder = (prefix: string) => [...smallFeed()].map(([n, t]) => [prefix + n, t] as const);
    const mac = [['__MACOSX/feed/._agency.txt', 'x'] as const];
    for (const prefix of ['feed/', 'feed\\', 'a b/2027/']) {
      const read = readFeed(openArchive(zipOf([...folder(prefix), ...mac])));
      expect(read).toEqual(readFeed(smallFeed()));
    }
    expect(bytesIn(zipOf([...folder('a/'), ...folder('b/')]))).toBe(
      'archive: a feed in more than one folder',
    );
  });

  it('reads the only folder with tables, ignoring others', () => {
    const folder = [...smallFeed()].map(([n, t]) => [`gtfs/${n}`, t] as const);
    const read = readFeed(openArchive(zipOf([['README.txt', 'Hello\n'], ...folder])));
    expect(read).toEqual(readFeed(smallFeed()));
    // Tables at the root are taken as the feed even if incomplete.
    const half = readFeed(openArchive(zipOf([['stops.txt', 'stop_id\n'], ...folder])));
    expect(half).toEqual({ refused: [{ file: 'agency.txt', message: 'missing' }] });
  });

  it('rejects zip64 archives with a message', () => {
    const end = Buffer.alloc(22);
    end.writeUInt32LE(0x06054b50);
    end.writeUInt16LE(0xffff, 10);
    end.fill(0xff, 12, 20);
    const locator = Buffer.alloc(20);
    locator.writeUInt32LE(0x07064b50);
    const bytes = Buffer.concat([strToU8('PK\u0003\u0004'), locator, end]);
    expect(bytesIn(bytes)).toBe('archive: a zip64 archive, which is not read');
  });

  it('rejects a table with a wrong checksum', () => {
    const bytes = zipSync(
      Object.fromEntries([...smallFeed()].map(([name, lines]) => [name, strToU8(lines)])),
      { level: 0 },
    );
    const at = Buffer.from(bytes).indexOf('37.107');
    bytes[at] = '9'.charCodeAt(0);
    expect(readFeed(openArchive(bytes))).toEqual({
      refused: [
        expect.objectContaining({ file: 'stops.txt', message: expect.stringMatching(/checksum/) }),
      ],
    });
  });
});
