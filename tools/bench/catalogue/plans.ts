import type { BenchDatabase } from './database';

/** Queries of the function on its tables, step by step, by the name of the step. */
const steps: Readonly<Record<string, string>> = {
  'marks of two filters': `select bits from public.listing_marks
    where listing = 'hotels' and dim = 'island' and value in ('milos', 'naxos')`,
  'the drawer that a limit cuts': `select array_agg(ord) from public.hotels
    where is_published and price_peak > 12500 and price_peak <= 15000 and price_peak <= 13700`,
  'beginnings of words': `select array_agg(ord) from public.listing_words
    where listing = 'activities' and word >= 'windm' and word < 'windn'`,
  'part of the map': `select array_agg(ord) from public.activities
    where is_published and spot <@ box(point(25, 37), point(25.2, 37.2))`,
  'a page of many, in order': `select slug from public.hotels
    where is_published and get_bit((array[repeat('1', 4096)::bit(4096)])[1], ord & 4095) = 1
    order by price_peak, slug limit 24`,
  'a page of few, by number': `select slug from public.activities
    where is_published and ord = any (array(select generate_series(1, 50000, 100)))
    order by recommended desc, slug limit 24`,
};

/** Longest printed line: a bitmap in a plan has four thousand characters. */
const widest = 140;

/** Query plans as printed by `explain`. */
export async function plans(database: BenchDatabase): Promise<string> {
  const texts = [];
  for (const [what, query] of Object.entries(steps)) {
    const lines = await database.query<string>(
      `explain (analyze, costs off, summary off, timing off) ${query}`,
    );
    texts.push(`\n  ${what}\n${lines.map((line) => `    ${line.slice(0, widest)}`).join('\n')}`);
  }
  return texts.join('\n');
}
