/**
 * `npm run data -- places`: writes the data of Nearby from the records and the coastline,
 * supabase/seed/places.sql and the land of the interactive map in public/map. The same sources
 * produce the same files.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readIslands } from '../charts/places.ts';
import { mapLand } from './land.ts';
import { placeRows } from './rows.ts';
import { seedSql } from './seed.ts';

const root = new URL('../../', import.meta.url);
const kilobytes = (text: string) => `${(Buffer.byteLength(text) / 1024).toFixed(0)} KB`;

const rows = placeRows(await readIslands());
const seed = seedSql(rows);
writeFileSync(new URL('supabase/seed/places.sql', root), seed);
console.log(`supabase/seed/places.sql: ${rows.length} places, ${kilobytes(seed)}`);

const land = JSON.stringify(mapLand());
const hash = createHash('sha256').update(land).digest('hex').slice(0, 8);
const name = `cyclades.${hash}.geojson`;
const folder = new URL('public/map/', root);
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) {
  if (/^cyclades\./.test(file) && file !== name) rmSync(new URL(file, folder));
}
writeFileSync(new URL(name, folder), land);
writeFileSync(
  new URL('lib/records/nearby/map-land.generated.json', root),
  `${JSON.stringify({ file: `/map/${name}` })}\n`,
);
console.log(`public/map/${name}: ${kilobytes(land)}`);
