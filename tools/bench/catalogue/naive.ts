import { measureEach } from '../measure';
import type { BenchDatabase } from './database';
import { questionsOf } from './questions';

const list = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

/**
 * The straightforward implementation of the page: rows, total, and a count for each value of three
 * of the twenty or so filters, each as a separate query on the table.
 */
function naive({
  any = {},
  all = {},
}: {
  any?: Readonly<Record<string, readonly string[]>>;
  all?: Readonly<Record<string, readonly string[]>>;
}) {
  const conditions: Record<string, string> = {};
  if (any.island?.length) conditions.island = `island in (${list(any.island)})`;
  if (any.kind?.length) conditions.kind = `kind in (${list(any.kind)})`;
  if (any.month?.length) conditions.month = `${any.month[0]} = any (open_months)`;
  if (all.amenities?.length) conditions.amenities = `amenities @> array[${list(all.amenities)}]`;
  const where = (without = '') =>
    [
      'is_published',
      ...Object.entries(conditions).flatMap(([name, text]) => (name === without ? [] : [text])),
    ].join(' and ');
  return `select jsonb_build_object(
    'rows', (select jsonb_agg(to_jsonb(page)) from (select * from public.hotels where ${where()} order by recommended desc, slug limit 24) as page),
    'total', (select count(*) from public.hotels where ${where()}),
    'island', (select jsonb_object_agg(island, n) from (select island, count(*) as n from public.hotels where ${where('island')} group by 1) as one),
    'kind', (select jsonb_object_agg(kind, n) from (select kind, count(*) as n from public.hotels where ${where('kind')} group by 1) as one),
    'amenities', (select jsonb_object_agg(value, n) from (select value, count(*) as n from public.hotels, unnest(amenities) as value where ${where()} group by 1) as one)
  )`;
}

/** Rows of the printed table. */
export async function naiveRows(database: BenchDatabase): Promise<string[]> {
  const { 'filters, any sort': questions = [] } = questionsOf('hotels', 60);
  const { p50, p95 } = await measureEach(questions, ({ asked }) => database.query(naive(asked)));
  return [
    `hotels      ${'without bitmaps, 3 filters'.padEnd(28)} p50 ${p50.toFixed(1).padStart(6)} ms   p95 ${p95.toFixed(1).padStart(6)} ms   the same filters, counts of three of them`,
  ];
}
