/**
 * `npm run data -- icons`: draws the icons of the site from one compass rose. Run by hand after a
 * change.
 */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { compassSvg } from './compass.mjs';
import { icoOf } from './ico.mjs';

const day = { ink: '#17364a', sheet: '#f8f3e8', accent: '#b04a24' };
const root = new URL('../../', import.meta.url);

function iconOf(size, options) {
  const svg = compassSvg({ ...day, background: day.sheet, ...options });
  return sharp(Buffer.from(svg), { density: (72 * size) / 64 }).resize(size, size);
}

async function png(name, size, options) {
  await iconOf(size, options)
    .png({ compressionLevel: 9, palette: true })
    .toFile(new URL(name, root).pathname);
}

/**
 * For clients that request /favicon.ico without reading the page: old browsers, feed readers, link
 * previews.
 */
async function ico(name, sizes) {
  const pictures = await Promise.all(
    sizes.map(async (size) => ({
      size,
      // Next.js only reads RGBA.
      png: await iconOf(size).ensureAlpha().png({ compressionLevel: 9 }).toBuffer(),
    })),
  );
  await writeFile(new URL(name, root), icoOf(pictures));
}

await writeFile(new URL('app/icon.svg', root), compassSvg({ ...day, background: day.sheet }));
await ico('app/favicon.ico', [16, 32, 48]);
await png('app/apple-icon.png', 180, { padding: 6 });
await png('public/icons/icon-192.png', 192, { padding: 3 });
await png('public/icons/icon-512.png', 512, { padding: 3 });
// Android may crop the corners: everything important is within the middle 80 %.
await png('public/icons/icon-maskable-512.png', 512, { padding: 12 });
