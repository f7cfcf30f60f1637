import type { Row, Value } from './rows';

/** Columns whose type the database would not infer from a list of values. */
const types: Readonly<Record<string, string>> = {
  partner_links: 'jsonb',
  checked_on: 'date',
  rating_score: 'numeric',
  ...Object.fromEntries(
    [
      'rating_count',
      'price_low',
      'price_shoulder',
      'price_high',
      'price_peak',
      'price_cents',
      'deposit_cents',
    ].map((column) => [column, 'integer']),
  ),
  ...Object.fromEntries(
    ['walk_beach', 'walk_port', 'walk_bus', 'wind_limit_bft', 'minimum_age'].map((column) => [
      column,
      'smallint',
    ]),
  ),
  ...Object.fromEntries(['open_months', 'months'].map((column) => [column, 'smallint[]'])),
  ...Object.fromEntries(
    ['amenities', 'accessibility', 'start_times', 'languages', 'included', 'islands', 'extras'].map(
      (column) => [column, 'text[]'],
    ),
  ),
};

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

function literal(value: Value): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return quoted(value);
  // Ids, hours and numbers, which need no quoting of their own.
  if (typeof value === 'object') return quoted(`{${value.join(',')}}`);
  return String(value);
}

const typed = (column: string, value: Value) =>
  types[column] ? `${literal(value)}::${types[column]}` : literal(value);

/**
 * SQL that updates a table from a seed file and can be repeated. Removes rows that are no longer in
 * the file. Leaves rows written by the owner unchanged, and does not republish what the owner has
 * withdrawn.
 *
 * @param rows at least one
 */
export function seedSql(table: string, path: string, rows: readonly Row[]): string {
  const [first] = rows;
  if (!first) throw new Error(`${path} has no listings`);
  const columns = Object.keys(first);
  const changing = columns.filter((column) => column !== 'slug' && column !== 'is_published');
  const lines = rows.map(
    (row, index) =>
      `  (${columns.map((column) => (index === 0 ? typed(column, row[column] ?? null) : literal(row[column] ?? null))).join(', ')}, ${quoted(path)})`,
  );
  return `-- Written by \`npm run data -- listings\` from ${path}: change the records, not this file.
with records (${columns.join(', ')}, seeded_from) as (values
${lines.join(',\n')}
), gone as (
  delete from public.${table}
  where seeded_from = ${quoted(path)} and slug not in (select slug from records)
)
insert into public.${table} as listing (${columns.join(', ')}, seeded_from)
select * from records
on conflict (slug) do update set
${[...changing, 'seeded_from'].map((column) => `  ${column} = excluded.${column}`).join(',\n')}
where (${[...changing, 'seeded_from'].map((column) => `listing.${column}`).join(', ')})
  is distinct from (${[...changing, 'seeded_from'].map((column) => `excluded.${column}`).join(', ')});
`;
}
