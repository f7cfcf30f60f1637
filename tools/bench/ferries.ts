/*
 * `npm run bench -- ferries`: measures the journey engine and the island-hopping solver on the
 * bundled feed in high summer, next to the npm package minotor, and checks whether both routers
 * return the same results.
 */
import { compileTimetable } from '../../lib/sea/timetable/engine/timetable.ts';
import { feedRows } from './beside/feed-rows.ts';
import { servingRows } from './beside/serving-rows.ts';
import { arrivalRows } from './compare-arrivals.ts';
import { dayRows } from './compare-days.ts';
import { engineRows } from './engine-rows.ts';
import { noTimeToChange, timeToChange } from './equal-rules.ts';
import { readPattern } from './feed.ts';
import { largerFeed } from './larger.ts';
import { loadRows } from './load-rows.ts';
import { type BenchRow, tableOf } from './measure.ts';
import { largerRows, solverRows } from './solver.ts';

// As the server does.
const feed = readPattern();
const { trips, lines, stations, info } = feed;
console.log(
  `${trips.length} trips, ${lines.length} lines, ${stations.length} stations; ${info.version}`,
);

const timetable = compileTimetable(feed);
/** A name, `plans` or `beside`, runs only that part. */
const [only] = process.argv.slice(2);
// Prints each section when it is done, because the whole run takes minutes.
if (!only) {
  printSection('From files to the first question', await loadRows());
  printSection('The whole year, as the product asks', engineRows(timetable));
  printSection('One service day, equal rules: engine and minotor', [
    ...(await arrivalRows(noTimeToChange(feed))),
    ...(await arrivalRows(timeToChange(feed))),
    ...(await dayRows(timeToChange(feed))),
  ]);
}
if (!only || only === 'plans') {
  printSection('Island hopping', solverRows(timetable));
  printSection(
    'Island hopping, ten times the boats',
    largerRows(timetable, compileTimetable(largerFeed(feed, 10))),
  );
}
if (!only || only === 'beside') {
  printSection('Beside the thread that serves', await servingRows(timetable));
  printSection('A feed that is refused', await feedRows());
}

function printSection(title: string, rows: readonly BenchRow[]): void {
  console.log(`\n${tableOf(title, rows)}`);
}
