/**
 * `npm run data -- ferries`: builds the typical feed, lib/sea/timetable/typical/gtfs, from the tables
 * next to it. The same tables produce the same files, byte for byte. Invalid rows are reported and
 * left out; the rest is written, so that a table can be corrected with the feed at hand.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { compileFeed } from './gtfs/feed.ts';
import { describeFault } from './tables/fault.ts';
import { loadTypical } from './tables/load.ts';

const folder = new URL('../../lib/sea/timetable/typical/gtfs/', import.meta.url);
const { typical, faults } = await loadTypical();
const files = compileFeed(typical);

mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) {
  if (!files.has(file)) rmSync(new URL(file, folder));
}
let bytes = 0;
for (const [file, text] of files) {
  writeFileSync(new URL(file, folder), text);
  bytes += Buffer.byteLength(text);
  const rows = text.split('\n').length - 2;
  console.log(
    file.padEnd(22),
    `${rows}`.padStart(6),
    `${(text.length / 1024).toFixed(1)} KB`.padStart(10),
  );
}
console.log(`${files.size} files, ${(bytes / 1024).toFixed(0)} KB`);
for (const fault of faults) console.error(describeFault(fault));
if (faults.length > 0) process.exitCode = 1;
