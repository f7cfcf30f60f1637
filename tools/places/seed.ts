import type { PlaceRow } from './rows.ts';

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

const line = ({ id, island, kind, nameEn, nameEl, lat, lon }: PlaceRow) =>
  `  (${[id, island, kind, nameEn, nameEl].map(quoted).join(', ')}, ${lat}, ${lon})`;

const columns = ['island', 'kind', 'name_en', 'name_el', 'lat', 'lon'];

/**
 * Text of supabase/seed/places.sql, which can be run repeatedly: it adds and updates rows, and
 * removes those of places that are no longer in the records.
 */
export function seedSql(rows: readonly PlaceRow[]): string {
  return `-- Written by \`npm run data -- places\` from lib/records/islands/data: change the records, not this file.
-- One statement, so that nobody ever sees half of it; it may run again at any time.
with records (id, ${columns.join(', ')}) as (values
${rows.map(line).join(',\n')}
), gone as (
  delete from public.places where id not in (select id from records)
)
insert into public.places as place (id, ${columns.join(', ')})
select id, ${columns.join(', ')} from records
on conflict (id) do update set
${columns.map((column) => `  ${column} = excluded.${column}`).join(',\n')}
where (${columns.map((column) => `place.${column}`).join(', ')})
  is distinct from (${columns.map((column) => `excluded.${column}`).join(', ')});
`;
}
