/**
 * `npm run data -- listings`: writes a .sql file next to every seed file in supabase/seed/listings.
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readSeedFiles, seedFolder, seedKinds } from './records';
import { sqlOf } from './sql';

const files = await readSeedFiles();
const written = new Set<string>();
for (const file of files) {
  const target = file.path.replace(/\.ts$/, '.sql');
  writeFileSync(target, sqlOf(file));
  written.add(target);
}
for (const kind of Object.keys(seedKinds)) {
  const folder = `${seedFolder}/${kind}`;
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.sql'))) {
    if (!written.has(`${folder}/${name}`)) rmSync(`${folder}/${name}`);
  }
  const own = files.filter((file) => file.kind === kind);
  const count = own.reduce((sum, { listings }) => sum + listings.length, 0);
  console.log(`${folder}: ${count} listings of ${own.length} files`);
}
