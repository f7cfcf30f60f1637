import { type Faults, Refusal } from './faults.ts';
import { eachRecord } from './records.ts';
import type { FeedLimits } from './settings.ts';
import type { FeedSource } from './source.ts';
import { type Survey, surveyTable } from './survey.ts';

/** Row by column, trimmed. Blank if the value or the column is missing. */
export type Row<Column extends string> = Readonly<Record<Column, string>>;

/** Files of a feed as tables. Counts rows and bytes over all of them. */
export class Tables {
  readonly #source: FeedSource;
  readonly #faults: Faults;
  readonly #limits: FeedLimits;
  readonly #surveys = new Map<string, Survey>();
  #bytes = 0;
  #rows = 0;

  constructor(source: FeedSource, faults: Faults, limits: FeedLimits) {
    this.#source = source;
    this.#limits = limits;
    this.#faults = faults;
  }

  has(file: string): boolean {
    return this.#source.has(file);
  }

  /** Encodings of the files read so far that are not UTF-8. */
  encodings(): Record<string, string> {
    const surveys = [...this.#surveys].filter(([, { encoding }]) => encoding !== 'utf-8');
    return Object.fromEntries(surveys.map(([file, { encoding }]) => [file, encoding]));
  }

  /**
   * Calls `onRow` for each row of a file with the given columns and the line. The row object is
   * reused, so callers must not keep it. Absent and empty files have no rows. Throws a Refusal if a
   * file is not a table, too large or damaged, or if there are too many rows.
   */
  each<const Column extends string>(
    file: string,
    columns: readonly Column[],
    onRow: (row: Row<Column>, line: number) => void,
  ): void {
    if (!this.#source.has(file)) return;
    let cursor: Cursor<Column> | undefined;
    let width = 0;
    const { rows, lineBytes } = this.#limits;
    eachRecord(file, this.#texts(file), lineBytes, (values, line) => {
      if (!cursor) {
        const header = values.map((name) => name.trim());
        checkHeader(file, header, columns);
        cursor = cursorOver(header, columns);
        width = header.length;
        return;
      }
      this.#rows += 1;
      if (this.#rows > rows) {
        throw new Refusal({ file, line, message: `more than ${rows} rows in the feed` });
      }
      if (values.length > width && values.slice(width).some((value) => value.trim())) {
        this.#faults.add(file, `${values.length} fields under a header of ${width}`, line);
        return;
      }
      cursor.values = values;
      onRow(cursor.row, line);
    });
  }

  *#texts(file: string): Generator<string> {
    const decoder = new TextDecoder(this.#survey(file).encoding);
    for (const chunk of this.#source.chunks(file)) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  }

  #survey(file: string): Survey {
    const known = this.#surveys.get(file);
    if (known) return known;
    const survey = surveyTable(this.#source, file, this.#bytes, this.#limits);
    this.#surveys.set(file, survey);
    this.#bytes += survey.bytes;
    if (survey.brokenLine !== undefined) {
      this.#faults.add(file, 'a character that is broken', survey.brokenLine);
    }
    return survey;
  }
}

interface Cursor<Column extends string> {
  values: readonly string[];
  readonly row: Row<Column>;
}

/**
 * Creates a row whose columns are read on access, because most rows of a large feed need only one.
 */
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
  if (header.some((name) => name.includes('\r'))) {
    throw new Refusal({ file, line: 1, message: 'lines that end in a carriage return alone' });
  }
  if (columns.some((column) => header.includes(column))) {
    if (new Set(header).size === header.length || !repeated(header, columns)) return;
    throw new Refusal({ file, line: 1, message: 'a column stands in the header twice' });
  }
  throw new Refusal({ file, line: 1, message: 'no GTFS column in the header' });
}

function repeated(header: readonly string[], columns: readonly string[]): boolean {
  return columns.some((column) => header.indexOf(column) !== header.lastIndexOf(column));
}
