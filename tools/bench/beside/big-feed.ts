import { strToU8, Zip, ZipDeflate } from 'fflate';
import { typicalFiles } from '../feed.ts';

const piece = strToU8('way,37.1000,25.4000,1\n'.repeat(47_662));

/** The bundled feed with 100 MB of shapes, zipped; its directory may understate their size. */
export function bigFeed(isHonest: boolean): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for (const [name, bytes] of typicalFiles()) {
    if (name === 'shapes.txt') continue;
    const file = new ZipDeflate(name, { level: 1 });
    zip.add(file);
    file.push(bytes, true);
  }
  const shapes = new ZipDeflate('shapes.txt', { level: 1 });
  zip.add(shapes);
  shapes.push(strToU8('shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence\n'));
  for (let part = 1; part <= 100; part += 1) shapes.push(piece, part === 100);
  zip.end();
  const all = Buffer.concat(parts);
  // In the zip directory, the size is 24 bytes after the start of an entry, and the name 46 bytes.
  if (!isHonest) all.writeUInt32LE(60 * 1024 * 1024, all.lastIndexOf('shapes.txt') - 22);
  return Uint8Array.from(all);
}
