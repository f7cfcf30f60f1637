import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve('lib/sea/timetable/gtfs/testing/elsewhere');

/** Reads the files of a real timetable. The README of the folder names their publishers. */
export function elsewhere(
  feed: 'berlin-lakes' | 'berlin-spree' | 'miyako-muroran' | 'potsdam' | 'san-juan-islands',
): Map<string, Buffer> {
  const files = readdirSync(path.join(folder, feed));
  return new Map(files.map((file) => [file, readFileSync(path.join(folder, feed, file))]));
}
