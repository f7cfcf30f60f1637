import { readdirSync, readFileSync } from 'node:fs';
import { readFeed } from '../../lib/timetable/gtfs/read-feed.ts';
import type { FerryFeed } from '../../lib/timetable/types.ts';

const folder = new URL('../../lib/timetable/typical/gtfs/', import.meta.url);

/** Files of the bundled feed, by name. */
export function typicalFiles(): Map<string, Uint8Array> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return new Map(names.sort().map((name) => [name, readFileSync(new URL(name, folder))]));
}

/** @throws {Error} if the feed is rejected */
export function readPattern(): FerryFeed {
  const read = readFeed(typicalFiles());
  if ('refused' in read) throw new Error(`Feed refused: ${read.refused[0]?.message}`);
  return read.feed;
}
