/**
 * `npm run feed -- <address|file>`: reads any GTFS feed and reports how the site would handle it,
 * without serving it. Matches stops with `FERRY_GTFS_STOPS` and names vessels with
 * `FERRY_GTFS_VESSELS`, as on the site. Fails if the feed would be rejected or held back.
 */

import { pathToFileURL } from 'node:url';
import { env } from '../../lib/foundation/env';
import { countFaults } from '../../lib/sea/timetable/gtfs/faults';
import { cleanText } from '../../lib/sea/timetable/gtfs/names';
import { readFeed } from '../../lib/sea/timetable/gtfs/read-feed';
import { download } from '../../lib/sea/timetable/service/download';
import { describeFault, type FeedReport } from '../../lib/sea/timetable/service/feed-report';
import { judgeArchive } from '../../lib/sea/timetable/service/judge';
import { typicalFiles } from '../../lib/sea/timetable/service/typical-files';

/**
 * Ids are text from the feed: removes characters that would move the cursor, change colours or
 * reverse text in a terminal.
 */
const say = (line = '') => {
  const [, indent = '', text = ''] = /^(\s*)(.*)$/s.exec(line) ?? [];
  const columns = text.split('  ').map(cleanText).join('  ');
  process.stdout.write(`${indent}${columns}\n`);
};

function tell({ fingerprint, reasons, faults, read }: FeedReport, isHeld: boolean): void {
  say(reasons.length === 0 ? 'It would be served.' : `Not served as it is: ${reasons.join('; ')}`);
  if (isHeld) say(`FERRY_GTFS_ACCEPT=${fingerprint} serves it all the same.`);
  say(`\nFingerprint  ${fingerprint}`);
  if (read) {
    const { publisher, version, counts, measures, encodings, stops } = read;
    say(`Publisher    ${[publisher, version].filter(Boolean).join(', version ')}`);
    say(`Days         ${measures.firstDay} to ${measures.lastDay}`);
    say(`Ferry trips  ${counts.trips} in the feed, ${counts.dropped} of them dropped`);
    say(`Trips a week ${measures.tripsPerWeek} in the coming four weeks`);
    for (const [month, { sailings, cancelled }] of Object.entries(measures.months)) {
      say(`  ${month}    ${sailings} sailings${cancelled ? `, ${cancelled} cancelled` : ''}`);
    }
    say(`Ports        ${measures.ports}, ${measures.knownPorts} of them of places we know`);
    say(`Operators    ${measures.operators}`);
    for (const [file, encoding] of Object.entries(encodings))
      say(`Encoding     ${file}: ${encoding}`);
    say(`\nStops where boats call: ${stops.length}`);
    for (const { stopId, name, by, portId, placeId, km } of stops) {
      const far = km === undefined ? '' : `, ${km.toFixed(1)} km from it`;
      const what = by === 'none' ? 'stays as it is' : `${portId} of ${placeId}, by ${by}${far}`;
      say(`  ${stopId}  ${name}: ${what}`);
    }
  }
  say(`\nFaults: ${countFaults(faults)}`);
  for (const fault of faults) say(`  ${describeFault(fault)}`);
}

async function main(source: string | undefined): Promise<boolean> {
  if (!source) {
    say('npm run feed -- <address|file>');
    return false;
  }
  const isAddress = /^(https?|file):/.test(source);
  const answer = await download(isAddress ? source : pathToFileURL(source).href);
  if (!('bytes' in answer)) {
    say(`Not read: ${'failed' in answer ? answer.failed : 'unchanged'}`);
    return false;
  }
  const pattern = readFeed(typicalFiles());
  if ('refused' in pattern) throw new Error('The pattern is broken: npm run check -- ferries');
  const settings = {
    places: pattern.feed,
    overrides: env.FERRY_GTFS_STOPS,
    vesselNames: env.FERRY_GTFS_VESSELS,
    pattern: pattern.feed.info,
  };
  const judged = await judgeArchive(answer.bytes, settings, undefined, new Date());
  const { reasons } = judged.report;
  tell(judged.report, reasons.length > 0 && 'feed' in judged);
  return reasons.length === 0;
}

process.exitCode = (await main(process.argv[2])) ? 0 : 1;
