/**
 * `npm run check -- ferries`: fails if the files differ from a fresh build, if a table has an
 * invalid row, or if a rule of tools/timetable/check finds a fault.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { today } from '../../lib/foundation/time/athens.ts';
import { readFeed } from '../../lib/sea/timetable/gtfs/read-feed.ts';
import { checkCoast } from './check/coast.ts';
import { checkCrossings } from './check/crossings.ts';
import { checkFares } from './check/fares.ts';
import { describeFinding, type Finding, fault } from './check/finding.ts';
import { checkLines, checkValidity } from './check/lines.ts';
import { checkMotion } from './check/motion.ts';
import { checkReach } from './check/reach.ts';
import { checkVessels } from './check/vessels.ts';
import { compileFeed } from './gtfs/feed.ts';
import { tripsOf } from './gtfs/trips.ts';
import { loadTypical } from './tables/load.ts';

const folder = new URL('../../lib/sea/timetable/typical/gtfs/', import.meta.url);

function checkFiles(files: ReadonlyMap<string, string>): Finding[] {
  const findings: Finding[] = [];
  for (const [file, text] of files) {
    const path = new URL(file, folder);
    if (!existsSync(path)) findings.push(fault(undefined, `gtfs/${file} is missing`));
    else if (readFileSync(path, 'utf8') !== text) {
      findings.push(fault(undefined, `gtfs/${file} is stale: run npm run data -- ferries`));
    }
  }
  for (const file of readdirSync(folder)) {
    if (!files.has(file)) findings.push(fault(undefined, `gtfs/${file} belongs to no feed`));
  }
  return findings;
}

/** Checks that the product's own reader accepts the feed without a message. */
function checkReading(files: ReadonlyMap<string, string>): Finding[] {
  const result = readFeed(files);
  const faults = 'refused' in result ? result.refused : result.faults;
  return faults.map(({ file, line, message }) =>
    fault({ file: `gtfs/${file}`, row: line ?? 1 }, message),
  );
}

const { typical, faults } = await loadTypical();
const trips = tripsOf(typical);
const files = compileFeed(typical);
const rules = [
  checkLines,
  checkMotion,
  checkVessels,
  checkReach,
  checkFares,
  checkCrossings,
  checkCoast,
];
const end = Math.max(...typical.seasons.map((season) => season.end));
const findings = [
  ...faults.map((row) => fault(row, row.message)),
  ...rules.flatMap((rule) => rule(typical, trips)),
  ...checkValidity(end, today()),
  ...checkFiles(files),
  ...checkReading(files),
];

for (const finding of findings) console.log(describeFinding(finding));
const failed = findings.filter(({ level }) => level === 'fault').length;
console.log(
  `${typical.lines.size} lines, ${trips.length} trips: ${failed} faults, ${findings.length - failed} warnings`,
);
if (failed > 0) process.exitCode = 1;
