/*
 * `npm run bench -- catalogue`: measures a page of listings among 20,000 hotels and 50,000
 * activities, including the counts of every filter, in the built-in database and on a PostgreSQL
 * server if there is one. Compares it with a straightforward query and prints the query plans.
 */
import { type BenchDatabase, embedded, fill, server } from './catalogue/database';
import { naiveRows } from './catalogue/naive';
import { plans } from './catalogue/plans';
import { type Question, questionsOf } from './catalogue/questions';
import { measureEach } from './measure';

const counts = { hotels: 20_000, activities: 50_000 };
const targetMs = 50;
const times = 60;

const search = (database: BenchDatabase, { kind, asked }: Question) =>
  database.query('select public.search_listings($1, $2::text::jsonb)', [
    kind,
    JSON.stringify(asked),
  ]);

for (const open of [embedded, server]) {
  const database = await open();
  if (!database) {
    console.log('\nNo PostgreSQL server here: the built-in database only.');
    continue;
  }
  // The built-in database runs in this process.
  const isHere = open === embedded;
  const began = performance.now();
  await fill(database, counts);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(
    `\n${database.name}: ${counts.hotels} hotels and ${counts.activities} activities, filled in ${seconds} s`,
  );
  for (const kind of ['hotels', 'activities'] as const) {
    for (const [what, questions] of Object.entries(questionsOf(kind, times))) {
      const { p50, p95, worked95 } = await measureEach(questions, (question) =>
        search(database, question),
      );
      const verdict = p95 <= targetMs ? 'met' : 'MISSED';
      console.log(
        `${kind.padEnd(11)} ${what.padEnd(28)} p50 ${p50.toFixed(1).padStart(6)} ms   p95 ${p95.toFixed(1).padStart(6)} ms   ≤ ${targetMs} ms ${verdict}${isHere ? `   (worked ${worked95.toFixed(1)} ms)` : ''}`,
      );
    }
  }
  for (const row of await naiveRows(database)) console.log(row);
  console.log(await plans(database));
  await database.close();
}
process.exit(0);
