/**
 * `npm run data -- trips`: updates the database's copy of the trip schema. Writes a migration with
 * it, named after the current time, if the last one of its kind differs.
 */
import { writeFileSync } from 'node:fs';
import { documentSchema } from './document-schema.ts';
import { migrationsFolder, schemaMigration, storedSchema } from './schema-migration.ts';

const schema = documentSchema();
if (JSON.stringify(storedSchema()) === JSON.stringify(schema)) {
  console.log('The database has this schema already.');
} else {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const file = `${stamp}_trip_document_schema.sql`;
  writeFileSync(new URL(file, migrationsFolder), schemaMigration(schema));
  console.log(`supabase/migrations/${file}`);
}
