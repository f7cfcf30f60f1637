import 'server-only';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Files of the shipped pattern by name, sorted alphabetically. */
export function typicalFiles(): Map<string, Uint8Array> {
  const folder = path.join(process.cwd(), 'lib/sea/timetable/typical/gtfs');
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return new Map(names.sort().map((name) => [name, readFileSync(path.join(folder, name))]));
}
