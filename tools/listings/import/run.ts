/**
 * `npm run data -- import-listings FILE --kind hotels`: imports the owner's listings from CSV or JSON. `--dry-run` only
 * reports faults. See docs/listings/README.md.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { columnsOf, type ImportKind } from './columns';
import { readListings } from './read';
import { writeListings } from './write';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: 'string', default: 'hotels' },
    'dry-run': { type: 'boolean', default: false },
  },
});
const [file = ''] = positionals;

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!Object.hasOwn(columnsOf, values.kind)) stop('--kind is hotels or activities');
if (!/\.(csv|json)$/i.test(file) || !existsSync(file))
  stop('Name a file that ends in .csv or .json');
const kind = values.kind as ImportKind;
const format = /json$/i.test(file) ? 'json' : 'csv';
const { records, faults } = readListings(kind, readFileSync(file, 'utf8'), format);
for (const { row, column, message } of faults) {
  console.error(`row ${row}${column ? `, ${column}` : ''}: ${message}`);
}
if (faults.length > 0) stop(`${faults.length} faults, nothing was written`);
if (values['dry-run']) {
  console.log(`${records.length} ${kind} are in order; nothing was written (--dry-run)`);
} else {
  if (existsSync('.env.local')) process.loadEnvFile('.env.local');
  const { NEXT_PUBLIC_SUPABASE_URL: url, SUPABASE_SECRET_KEY: secret } = process.env;
  if (!url || !secret) stop('NEXT_PUBLIC_SUPABASE_URL and SUPABASE_SECRET_KEY are needed to write');
  await writeListings(kind, records, { url, secret });
  console.log(`${records.length} ${kind} written`);
}
