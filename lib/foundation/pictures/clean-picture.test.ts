import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { cleanPicture, type PictureRoom } from './clean-picture';

const room: PictureRoom = { side: 400, bytes: 200 * 1024 };
const red = { r: 200, g: 20, b: 20 };

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red } });

/** Its left half is red, its right half blue. */
const twoHalves = async () => {
  const blue = await sharp({
    create: { width: 60, height: 60, channels: 3, background: { r: 20, g: 20, b: 200 } },
  })
    .png()
    .toBuffer();
  return plain(120, 60).composite([{ input: blue, left: 60, top: 0 }]);
};

const secret = 'Plaka 36.7406 N 24.4222 E';

async function clean(bytes: Uint8Array, own = room) {
  const picture = await cleanPicture(bytes, own);
  if (!picture) throw new Error('It was refused');
  return { picture, read: await sharp(picture.bytes).metadata() };
}

it('keeps the orientation and removes all metadata', async () => {
  const jpeg = await (await twoHalves())
    .withExif({ IFD0: { ImageDescription: secret }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(jpeg).metadata()).orientation).toBe(6);
  const { picture, read } = await clean(jpeg);
  expect([read.format, read.width, read.height]).toEqual(['webp', 60, 120]);
  expect([read.exif, read.icc, read.xmp, read.orientation]).toEqual(Array(4).fill(undefined));
  expect(Buffer.from(picture.bytes).includes(secret)).toBe(false);
  const { dominant } = await sharp(picture.bytes)
    .extract({ left: 0, top: 0, width: 60, height: 50 })
    .stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);
});

it('removes all data besides the picture', async () => {
  const png = await plain(20, 20).png().toBuffer();
  const page = Buffer.from('<!doctype html><script>alert(document.domain)</script>');
  for (const file of [
    Buffer.concat([png, page]),
    await plain(20, 20)
      .withExif({ IFD0: { Copyright: page.toString() } })
      .webp()
      .toBuffer(),
  ]) {
    expect(file.includes('alert')).toBe(true);
    expect(Buffer.from((await clean(file)).picture.bytes).includes('alert')).toBe(false);
  }
});

it('scales it to the limits of pixels and bytes', async () => {
  const wide = await clean(await plain(1200, 300).jpeg().toBuffer());
  expect([wide.read.width, wide.read.height]).toEqual([400, 100]);
  const square = await clean(await plain(1200, 300).jpeg().toBuffer(), { ...room, isSquare: true });
  expect([square.read.width, square.read.height]).toEqual([400, 400]);
  const tiny = await clean(await plain(30, 20).png().toBuffer());
  expect([tiny.read.width, tiny.read.height]).toEqual([30, 20]);
  const noise = await sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: red,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
  const best = await clean(noise, { side: 400, bytes: 10_000_000 });
  const bytes = Math.floor(best.picture.bytes.length * 0.7);
  expect((await clean(noise, { side: 400, bytes })).picture.bytes.length).toBeLessThanOrEqual(
    bytes,
  );
  expect(await cleanPicture(noise, { side: 400, bytes: 100 })).toBeUndefined();
});

/** A PNG whose header announces far more pixels than the file contains. */
function bomb(width: number, height: number) {
  const part = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = part('IDAT', deflateSync(Buffer.alloc(1_000_000)));
  return Buffer.concat([signature, part('IHDR', head), pixels, part('IEND', Buffer.alloc(0))]);
}

function crc(bytes: Buffer) {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1)
      value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

it('rejects files that are not pictures, broken or too large for the memory', async () => {
  const png = await plain(200, 200).png().toBuffer();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const refused = [svg, png.subarray(0, 60), bomb(60_000, 60_000), Buffer.from('RIFF1234WEBP<svg')];
  for (const file of refused) expect(await cleanPicture(file, room)).toBeUndefined();
  expect(await cleanPicture(png, room)).toBeDefined();
});
