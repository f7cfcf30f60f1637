import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { islandSlugs } from '../../../lib/foundation/ids/island-slugs.ts';
import type { IslandRecord } from './ports.ts';
import { readTypical } from './read.ts';

const tables = new URL('../../../lib/sea/timetable/typical/tables/', import.meta.url);

async function readIslands(): Promise<Map<string, IslandRecord>> {
  const islands = new Map<string, IslandRecord>();
  for (const slug of islandSlugs) {
    const records: Record<string, unknown> = await import(
      `../../../lib/records/islands/data/${slug}.ts`
    );
    for (const record of Object.values(records)) islands.set(slug, record as IslandRecord);
  }
  return islands;
}

/** Reads the tables of the project. */
export async function loadTypical() {
  const textOf = (file: string) => {
    const path = new URL(file, tables);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  };
  const sailingFiles = readdirSync(new URL('sailings/', tables))
    .filter((file) => file.endsWith('.csv'))
    .sort()
    .map((file) => `sailings/${file}`);
  return readTypical(textOf, sailingFiles, await readIslands());
}
