import { readFileSync } from 'node:fs';

type Row = Readonly<Record<string, string>>;

const read = new Map<string, readonly Row[]>();

/**
 * Rows of a file of the bundled timetable, read without the code under test. Does not support
 * quoted commas.
 */
export function rowsOf(file: string): readonly Row[] {
  const known = read.get(file);
  if (known) return known;
  const text = readFileSync(`lib/sea/timetable/typical/gtfs/${file}.txt`, 'utf8').trim();
  const [header = '', ...lines] = text.split(/\r?\n/);
  const names = header.split(',');
  const rows = lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
  read.set(file, rows);
  return rows;
}
