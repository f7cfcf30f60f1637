import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../tools/run/bootstrap.mjs';

const folder = path.join(root, 'supabase', 'migrations');

/** Migration files in the order in which they are applied. */
export const migrationFiles = () => readdirSync(folder).sort();

/** All migrations as one text, without comments. */
export const migrations = () =>
  migrationFiles()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replace(/--.*$/gm, ''))
    .join('\n');

/**
 * Sorted names of the tables or functions that exist after the last migration.
 *
 * @param {'table' | 'function'} kind
 */
export function existingNames(kind) {
  const name = String.raw`(?:if\s+(?:not\s+)?exists\s+)?(?:public\.)?"?(\w+)`;
  const pattern = String.raw`\b(create|drop)\s+(?:or\s+replace\s+)?${kind}\s+${name}`;
  const names = new Set();
  for (const [, verb, found] of migrations().matchAll(new RegExp(pattern, 'gi'))) {
    if (verb.toLowerCase() === 'drop') names.delete(found);
    else names.add(found);
  }
  return [...names].sort();
}
