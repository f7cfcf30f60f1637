import { parse } from 'csv-parse/sync';
import type { At, RowFault } from './fault.ts';

/** A row of a table: its cells by column name, and its position. */
export interface Row<Column extends string> {
  readonly at: At;
  readonly cells: Readonly<Record<Column, string>>;
}

export interface Table<Column extends string> {
  readonly rows: readonly Row<Column>[];
  readonly faults: readonly RowFault[];
}

/**
 * Reads a handwritten table. The first line names the columns, in any order; empty lines and lines
 * that start with `#` are ignored; cells are trimmed. A row with too few or too many cells is a
 * fault and left out, as is the whole table if a column is missing.
 */
export function readTable<Column extends string>(
  file: string,
  text: string,
  columns: readonly Column[],
): Table<Column> {
  const faults: RowFault[] = [];
  const lines = parse(text, {
    bom: true,
    trim: true,
    comment: '#',
    comment_no_infix: true,
    skip_empty_lines: true,
    relax_column_count: true,
    relax_quotes: true,
    info: true,
  }) as unknown as { record: string[]; info: { lines: number } }[];
  const header = lines.shift()?.record ?? [];
  const missing = columns.filter((column) => !header.includes(column));
  if (missing.length > 0) {
    return { rows: [], faults: [{ file, row: 1, message: `no column ${missing.join(', ')}` }] };
  }
  const rows: Row<Column>[] = [];
  for (const { record, info } of lines) {
    const at = { file, row: info.lines };
    if (record.length !== header.length) {
      faults.push({ ...at, message: `${record.length} cells where ${header.length} belong` });
      continue;
    }
    const cells = Object.fromEntries(header.map((name, index) => [name, record[index] ?? '']));
    rows.push({ at, cells: cells as Record<Column, string> });
  }
  return { rows, faults };
}
