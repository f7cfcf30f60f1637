import { readFeed } from './read-feed';
import { encode } from './testing/encode';
import { smallFeed } from './testing/small-feed';

const stops = (name: string) =>
  (smallFeed().get('stops.txt') ?? '').replace('naxos,Naxos,', `naxos,${name},`);

function nameFrom(content: Uint8Array) {
  const files = new Map<string, string | Uint8Array>(smallFeed({ 'translations.txt': undefined }));
  const read = readFeed(files.set('stops.txt', content));
  if ('refused' in read) throw new Error(JSON.stringify(read.refused));
  return {
    name: read.feed.stations.find(({ id }) => id === 'naxos')?.name.el,
    encoding: read.encodings['stops.txt'],
    faults: read.faults.filter(({ file }) => file === 'stops.txt'),
  };
}

describe('names of a feed', () => {
  it.each([
    ['windows-1253', 'Νάξος, Άγιος Γεώργιος – λιμάνι'],
    ['windows-1253', 'Άνω Κουφονήσι'],
    ['iso-8859-7', 'Άνω Κουφονήσι'],
    ['iso-8859-7', 'Άγιος Νικόλαος Άνδρου'],
    ['windows-1252', 'Färjeläge Öregrund'],
  ])('are decoded from %s: %s', (encoding, name) => {
    const quoted = `"${name}"`;
    expect(nameFrom(encode(stops(quoted), encoding))).toEqual({ name, encoding, faults: [] });
  });

  it('are UTF-8 with or without a byte order mark, in any chunks', () => {
    const name = 'Ναύπλιο ⚓ 🛳';
    for (const mark of ['', '\uFEFF']) {
      const bytes = Buffer.from(mark + stops(name));
      expect(nameFrom(bytes)).toEqual({ name, encoding: undefined, faults: [] });
      const pieces = { ...readPieces(bytes) };
      const read = readFeed(pieces);
      expect('feed' in read && read.feed.stations[0]?.name.en).toBe(name);
    }
  });

  it('stay UTF-8 despite an invalid byte, and the line is reported', () => {
    const bytes = Buffer.from(stops('Νάξος'));
    bytes[bytes.indexOf('ξ') + 1] = 0x20;
    expect(nameFrom(bytes)).toMatchObject({
      name: expect.stringMatching(/^Νά.*ος$/),
      encoding: undefined,
      faults: [{ file: 'stops.txt', line: 2, message: 'a character that is broken' }],
    });
  });

  it('are rejected in UTF-16, with a message', () => {
    const read = readFeed(
      new Map<string, string | Uint8Array>(smallFeed()).set(
        'stops.txt',
        Buffer.from(`\uFEFF${stops('Νάξος')}`, 'utf16le'),
      ),
    );
    expect('refused' in read && read.refused[0]?.message).toMatch(/UTF-16/);
  });
});

/** Reads the small feed with its stops in chunks of one byte. */
function readPieces(bytes: Uint8Array) {
  const files = smallFeed({ 'translations.txt': undefined });
  return {
    has: (file: string) => files.has(file),
    *chunks(file: string) {
      if (file !== 'stops.txt') yield Buffer.from(files.get(file) ?? '');
      else for (let at = 0; at < bytes.length; at += 1) yield bytes.subarray(at, at + 1);
    },
  };
}
