/** Draws the icons of the site from one compass rose. Run by hand after a change: `npm run icons`. */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { compassSvg } from './compass.mjs';

const day = { ink: '#17364a', sheet: '#f8f3e8', accent: '#b04a24' };
const root = new URL('../../', import.meta.url);

async function png(name, size, options) {
  const svg = compassSvg({ ...day, background: day.sheet, ...options });
  await sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(new URL(name, root).pathname);
}

await writeFile(new URL('app/icon.svg', root), compassSvg({ ...day, background: day.sheet }));
await png('app/apple-icon.png', 180, { padding: 6 });
await png('public/icons/icon-192.png', 192, { padding: 3 });
await png('public/icons/icon-512.png', 512, { padding: 3 });
// Android may cut the corners off: everything that counts stays in the middle 80 %.
await png('public/icons/icon-maskable-512.png', 512, { padding: 12 });
