import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Entry } from './compare.ts';

/** Column names in the gazetteers compared. */
const columns = {
  name: ['greek_name', 'location', 'name_el', 'name'],
  lat: ['lat', 'latitude'],
  lon: ['lon', 'lng', 'longitude'],
} as const;

/**
 * Reads a gazetteer as CSV with a header. Throws if there is no column for the name or the
 * position; skips rows without them.
 */
export function readGazetteer(file: string): Entry[] {
  const rows: Record<string, string>[] = parse(readFileSync(file), { columns: true, bom: true });
  const known = Object.keys(rows[0] ?? {});
  const column = (what: keyof typeof columns) => {
    const found = columns[what].find((name) => known.includes(name));
    if (!found) throw new Error(`${file} has no column for ${what}: ${columns[what].join(', ')}`);
    return found;
  };
  const [name, lat, lon] = [column('name'), column('lat'), column('lon')];
  return rows.flatMap((row) => {
    const entry = { name: row[name] ?? '', lat: Number(row[lat]), lon: Number(row[lon]) };
    const isWhole = entry.name && row[lat] && row[lon] && Number.isFinite(entry.lat + entry.lon);
    return isWhole ? [entry] : [];
  });
}
