import { openArchive } from './archive';
import { readArchive } from './read-archive';
import { readFeed } from './read-feed';
import { type FeedSource, sourceOf } from './source';
import { smallFeed } from './testing/small-feed';
import { bomb, zipOf } from './testing/zip';

/** Small feed with one endless table. */
function endless(file: string, head: string, piece: string): FeedSource {
  const feed = sourceOf(smallFeed());
  return {
    ...feed,
    *chunks(name) {
      if (name !== file) yield* feed.chunks(name);
      else {
        yield Buffer.from(head);
        while (true) yield Buffer.from(piece);
      }
    },
  };
}

const small = { fileBytes: 100_000, unzippedBytes: 150_000, lineBytes: 2000, rows: 500 };

function refusalOf(source: FeedSource, limits = {}) {
  const read = readFeed(source, { limits });
  return 'refused' in read ? read.refused[0] : undefined;
}

describe('the limits of a feed', () => {
  it('stop at an endless line, and report it', () => {
    expect(refusalOf(endless('stops.txt', 'stop_id\na\nb', 'x'.repeat(5000)))).toEqual({
      file: 'stops.txt',
      line: 3,
      message: 'a line of over 64 KB',
    });
  });

  it('stop at a row with an unclosed quote', () => {
    const refusal = refusalOf(endless('stops.txt', 'stop_id,stop_name\na,"b', 'x\n'.repeat(500)));
    expect(refusal).toMatchObject({ file: 'stops.txt', line: expect.any(Number) });
  });

  it('stop at an endless table, and at too many rows in total, with a line number', () => {
    const shapes = endless('shapes.txt', 'shape_id\n', 'way\n'.repeat(200));
    const line = expect.any(Number);
    expect(refusalOf(shapes, { ...small, rows: 1e6, fileBytes: 1e5 })).toEqual({
      file: 'shapes.txt',
      line,
      message: 'over 0 MB',
    });
    expect(refusalOf(shapes, { ...small, fileBytes: 1e7 })).toEqual({
      file: 'shapes.txt',
      line,
      message: 'the feed is over 0 MB',
    });
  });

  it('count the rows of all tables', () => {
    const rows = Array<string>(600).fill('nobody,1,1,1');
    const header = 'shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence';
    const source = sourceOf(smallFeed({ 'shapes.txt': [header, ...rows] }));
    const refusal = refusalOf(source, small);
    expect(refusal).toMatchObject({
      file: 'shapes.txt',
      message: 'more than 500 rows in the feed',
    });
    expect(refusal?.line).toBeLessThan(500);
  });

  it('reject a line of 20 MB in a small archive without unpacking it', async () => {
    const rest = smallFeed({ 'agency.txt': undefined });
    const piece = new Uint8Array(1024 * 1024).fill(120);
    const bytes = bomb(rest, 'agency.txt', 'agency_id\nblue,', piece, 20);
    expect(bytes.length).toBeLessThan(200_000);
    expect(await readArchive({ bytes })).toEqual({
      refused: [{ file: 'agency.txt', line: 2, message: 'a line of over 64 KB' }],
    });
  });

  it('reject files over the size stated in the archive directory without unpacking', async () => {
    const rest = smallFeed({ 'shapes.txt': undefined });
    const piece = new TextEncoder().encode('way,37.1,25.4,1\n'.repeat(65_536));
    const bytes = bomb(rest, 'shapes.txt', 'shape_id,shape_pt_lat\n', piece, 100);
    const source = openArchive(bytes);
    const read: string[] = [];
    const watched = {
      ...source,
      chunks: (file: string) => {
        read.push(file);
        return source.chunks(file);
      },
    };
    expect(refusalOf(watched)).toEqual({ file: 'shapes.txt', message: 'over 64 MB' });
    expect(read).toEqual([]);
  });

  it('do not rely on a directory that states less', () => {
    const bytes = Buffer.from(zipOf(smallFeed()));
    const name = 'stops.txt';
    // In a directory entry the name is at offset 46 and the size at offset 24.
    const size = bytes.lastIndexOf(name) - 46 + 24;
    expect(bytes.readUInt32LE(size)).toBeGreaterThan(100);
    bytes.writeUInt32LE(10, size);
    expect(refusalOf(openArchive(bytes))).toMatchObject({
      file: name,
      message: 'longer than its archive says',
    });
  });

  it('cover every table that is read', () => {
    const opened = new Set<string>();
    const source = sourceOf(smallFeed());
    const has = (file: string) => {
      opened.add(file);
      return source.has(file);
    };
    const sizes: string[] = [];
    const size = (file: string) => {
      sizes.push(file);
      return undefined;
    };
    expect(readFeed({ ...source, has, size })).not.toHaveProperty('refused');
    expect(sizes).toEqual(expect.arrayContaining([...opened]));
  });
});
