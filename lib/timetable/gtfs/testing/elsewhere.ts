import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve('lib/timetable/gtfs/testing/elsewhere');

/** The tables of a real timetable, as they are written; the folder's README says whose they are. */
export function elsewhere(
  feed: 'berlin-lakes' | 'berlin-spree' | 'miyako-muroran' | 'potsdam' | 'san-juan-islands',
): Map<string, Buffer> {
  const files = readdirSync(path.join(folder, feed));
  return new Map(files.map((file) => [file, readFileSync(path.join(folder, feed, file))]));
}
