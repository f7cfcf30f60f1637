/**
 * `npm run data -- charts`: draws all charts, the artwork to public/charts and everything else to
 * lib/foundation/geo/*.generated.json. The same records and coastline produce the same files, byte for byte.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { artworkFolder, compileCharts } from './compile.ts';

const root = new URL('../../', import.meta.url);
const { files, charts } = await compileCharts();

mkdirSync(new URL(artworkFolder, root), { recursive: true });
const kept = new Set([...files.keys()].map((file) => basename(file)));
for (const file of readdirSync(new URL(artworkFolder, root))) {
  if (!kept.has(file)) rmSync(new URL(`${artworkFolder}/${file}`, root));
}
let heaviest = 0;
for (const [file, text] of files) {
  writeFileSync(new URL(file, root), text);
  if (file.endsWith('.svg')) {
    const zipped = gzipSync(text).length;
    heaviest = Math.max(heaviest, zipped);
    const sizes = [text.length, zipped].map((size) => `${(size / 1024).toFixed(1)} KB`.padStart(9));
    console.log(basename(file).padEnd(36), ...sizes);
  }
}
for (const { id, missing } of charts) {
  for (const layout of ['hero', 'poster'] as const) {
    if (missing[layout].length > 0)
      console.log(`${id} ${layout}: no room for ${missing[layout].join(', ')}`);
  }
}
console.log(`${files.size} files, heaviest artwork ${(heaviest / 1024).toFixed(1)} KB gzipped`);
