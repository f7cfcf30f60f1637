import { readdirSync, readFileSync } from 'node:fs';
import { printRule, type Rule } from './document-schema.ts';

export const migrationsFolder = new URL('../../supabase/migrations/', import.meta.url);

const opening = "as $$\n  select '";
const closing = "'::jsonb\n$$;";

/** Migration that sets `schema` as the one that stored trips are validated against. */
export const schemaMigration = (schema: Rule) => `\
-- Made from lib/trips/saved-trips/schema.ts by \`npm run data -- trips\`: schema against which is_trip_document() validates a trip.
-- A stricter schema needs an earlier migration that adapts the stored trips.

create or replace function public.trip_document_schema()
returns jsonb
language sql
immutable
parallel safe
set search_path = ''
${opening}${printRule(schema).replaceAll("'", "''")}${closing}

comment on function public.trip_document_schema() is 'JSON Schema of a trip''s document.';

revoke all on function public.trip_document_schema() from public, anon, authenticated;
`;

/**
 * Schema that the newest of these migrations sets in the database; undefined if there is none yet.
 */
export function storedSchema(): unknown {
  const newest = readdirSync(migrationsFolder)
    .filter((file) => file.endsWith('_trip_document_schema.sql'))
    .sort()
    .at(-1);
  if (newest === undefined) return undefined;
  const text = readFileSync(new URL(newest, migrationsFolder), 'utf8');
  const json = text.split(opening)[1]?.split(closing)[0] ?? '';
  return JSON.parse(json.replaceAll("''", "'"));
}
