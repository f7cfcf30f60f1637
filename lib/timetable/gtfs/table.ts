import { parse } from 'csv-parse/sync';
import { type Faults, Refusal } from './faults.ts';
import { limits } from './settings.ts';

/** The text files of a feed by name, as bytes or text. */
export type FeedFiles = ReadonlyMap<string, Uint8Array | string>;

/** A row by column, trimmed; blank where the row or the whole column is missing. */
export type Row<Column extends string> = Readonly<Record<Column, string>>;

/** The files of a feed as tables, with one count of rows over all of them. */
export class Tables {
  readonly #files: FeedFiles;
  readonly #faults: Faults;
  #rows = 0;

  constructor(files: FeedFiles, faults: Faults) {
    this.#files = files;
    this.#faults = faults;
  }

  has(file: string): boolean {
    return this.#files.has(file);
  }

  /**
   * Calls `onRow` for each row of a file with the named columns and the row's line. The row is one object
   * that moves along the table: nobody may keep it. A file that is absent or empty has no rows. Throws a
   * Refusal for a file that is no table, or too many rows.
   */
  each<const Column extends string>(
    file: string,
    columns: readonly Column[],
    onRow: (row: Row<Column>, line: number) => void,
  ): void {
    const text = this.#text(file);
    let cursor: Cursor<Column> | undefined;
    let width = 0;
    const take = (values: readonly string[], line: number) => {
      if (!cursor) {
        const header = values.map((name) => name.trim());
        checkHeader(file, header, columns);
        cursor = cursorOver(header, columns);
        width = header.length;
        return;
      }
      this.#rows += 1;
      if (this.#rows > limits.rows) {
        throw new Refusal({ file, message: `more than ${limits.rows} rows in the feed` });
      }
      if (values.length > width && values.slice(width).some((value) => value.trim())) {
        this.#faults.add(file, `${values.length} fields under a header of ${width}`, line);
        return;
      }
      cursor.values = values;
      onRow(cursor.row, line);
    };
    if (text.includes('"')) eachQuotedRecord(file, text, take);
    else eachPlainRecord(text, take);
  }

  #text(file: string): string {
    const content = this.#files.get(file) ?? '';
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
    return text.startsWith('\uFEFF') ? text.slice(1) : text;
  }
}

interface Cursor<Column extends string> {
  values: readonly string[];
  readonly row: Row<Column>;
}

/** A row whose columns are looked up when asked for: most rows of a large feed are asked for one. */
function cursorOver<Column extends string>(
  header: readonly string[],
  columns: readonly Column[],
): Cursor<Column> {
  const row = {};
  const cursor: Cursor<Column> = { values: [], row: row as Row<Column> };
  for (const column of columns) {
    const index = header.indexOf(column);
    Object.defineProperty(row, column, { get: () => cursor.values[index]?.trim() ?? '' });
  }
  return cursor;
}

function checkHeader(file: string, header: readonly string[], columns: readonly string[]): void {
  if (columns.some((column) => header.includes(column))) {
    if (new Set(header).size === header.length || !repeated(header, columns)) return;
    throw new Refusal({ file, line: 1, message: 'a column stands in the header twice' });
  }
  throw new Refusal({ file, line: 1, message: 'no GTFS column in the header' });
}

function repeated(header: readonly string[], columns: readonly string[]): boolean {
  return columns.some((column) => header.indexOf(column) !== header.lastIndexOf(column));
}

const carriageReturn = 13;

/** Without a quote a comma always separates: several times as fast as the full grammar. */
function eachPlainRecord(text: string, take: (values: string[], line: number) => void): void {
  let line = 0;
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    line += 1;
    const record = text.slice(start, text.charCodeAt(end - 1) === carriageReturn ? end - 1 : end);
    if (record) take(record.split(','), line);
    start = end + 1;
  }
}

function eachQuotedRecord(
  file: string,
  text: string,
  take: (values: string[], line: number) => void,
): void {
  try {
    parse(text, {
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      // Handed on at once and not kept: a national feed has millions of stop times.
      on_record: (values: string[], { lines }) => {
        take(values, lines);
        return null;
      },
    });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal({ file, message: `not readable as CSV: ${(error as Error).message}` });
  }
}
