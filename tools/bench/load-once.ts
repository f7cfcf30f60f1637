/*
 * Measures one load in a process that has loaded the code but never run it, for the cold-start rows
 * of `ferries.ts`. Prints the milliseconds. With the name of an archive and a date, it measures
 * minotor's load instead.
 */
import { compileTimetable } from '../../lib/sea/timetable/engine/timetable.ts';
import { readPattern } from './feed.ts';
import { loadMinotor } from './minotor.ts';

const [archive, date] = process.argv.slice(2);
const start = performance.now();
if (archive && date) await loadMinotor(archive, date);
else compileTimetable(readPattern());
console.log(performance.now() - start);
