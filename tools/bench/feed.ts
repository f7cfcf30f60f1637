import { readdirSync, readFileSync } from 'node:fs';
import { readFeed } from '../../lib/sea/timetable/gtfs/read-feed.ts';
import type { FerryFeed } from '../../lib/sea/timetable/types.ts';

const folder = new URL('../../lib/sea/timetable/typical/gtfs/', import.meta.url);

/** Files of the bundled feed, by name. */
export function typicalFiles(): Map<string, Uint8Array> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return new Map(names.sort().map((name) => [name, readFileSync(new URL(name, folder))]));
}

/**
 * Files of the bundled feed for routers that do not know our extensions: roads between two ports
 * are transfers.
 */
export function plainGtfsFiles(): Map<string, Uint8Array> {
  const files = typicalFiles();
  const textOf = (file: string) => Buffer.from(files.get(file) ?? []).toString();
  const roads = textOf('road_transfers.txt').trimEnd().split('\n').slice(1);
  const rows = roads.map((row) => {
    const [from, to, minutes] = row.split(',');
    return `${from},${to},2,${Number(minutes) * 60}\n`;
  });
  files.delete('road_transfers.txt');
  return files.set('transfers.txt', Buffer.from(textOf('transfers.txt') + rows.join('')));
}

/** @throws {Error} if the feed is rejected */
export function readPattern(): FerryFeed {
  const read = readFeed(typicalFiles());
  if ('refused' in read) throw new Error(`Feed refused: ${read.refused[0]?.message}`);
  return read.feed;
}
