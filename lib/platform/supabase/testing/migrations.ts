import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(process.cwd(), 'supabase/migrations');

/** Text of all migrations that name a table, oldest first: the last definition in it is the one that holds. */
export const migrationsOf = (table: string): string =>
  readdirSync(folder)
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .filter((text) => new RegExp(`\\b${table}\\b`).test(text))
    .join('\n');
