/**
 * `npm run data -- islands`: updates the files derived from the island records. Every file in
 * lib/records/islands/data except the list itself is a record, named by its slug.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import type { Island } from '../../lib/records/islands/schema.ts';
import { filesOf } from './write.ts';

const root = new URL('../../', import.meta.url);
const folder = new URL('lib/records/islands/data/', root);
const records = await Promise.all(
  readdirSync(folder)
    .filter((file) => file !== 'index.ts')
    .map(async (file) => {
      const slug = file.replace(/\.ts$/, '');
      const record = ((await import(new URL(file, folder).href)) as Record<string, Island>)[slug];
      if (!record) throw new Error(`lib/records/islands/data/${file} exports no record "${slug}"`);
      return record;
    }),
);
for (const [path, text] of filesOf(records)) writeFileSync(new URL(path, root), text);
console.log(`${records.length} islands`);
