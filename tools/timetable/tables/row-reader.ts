import { readTable } from './csv.ts';
import type { At, RowFault } from './fault.ts';

/** Returns the text of a table by its path in the tables' folder; undefined if there is none. */
export type TextOf = (file: string) => string | undefined;

/** Cells of a row, read by their type. All methods throw with the name of the column. */
export interface Cells<Column extends string> {
  readonly at: At;
  /** As written; may be empty. */
  text(column: Column): string;
  /** As written, not empty. */
  filled(column: Column): string;
  number(column: Column): number;
  /** Undefined if the cell is empty. */
  optionalNumber(column: Column): number | undefined;
  oneOf<Word extends string>(column: Column, words: readonly Word[]): Word;
  /** An id that exists in `known`. */
  reference(column: Column, known: ReadonlyMap<string, unknown>): string;
}

function cellsOf<Column extends string>(
  at: At,
  cells: Readonly<Record<Column, string>>,
): Cells<Column> {
  const filled = (column: Column) => {
    if (cells[column] === '') throw new Error(`${column} is empty`);
    return cells[column];
  };
  const number = (column: Column) => {
    const value = Number(filled(column));
    if (!Number.isFinite(value)) throw new Error(`${column} "${cells[column]}" is no number`);
    return value;
  };
  return {
    at,
    text: (column) => cells[column],
    filled,
    number,
    optionalNumber: (column) => (cells[column] === '' ? undefined : number(column)),
    oneOf(column, words) {
      const word = words.find((known) => known === cells[column]);
      if (!word) throw new Error(`${column} "${cells[column]}" is none of ${words.join(', ')}`);
      return word;
    },
    reference(column, known) {
      const id = filled(column);
      if (!known.has(id)) throw new Error(`${column} "${id}" is in no table`);
      return id;
    },
  };
}

/** Reads tables row by row; an invalid row adds to `faults`, the others are kept. */
export class RowReader {
  readonly faults: RowFault[] = [];
  readonly #textOf: TextOf;

  constructor(textOf: TextOf) {
    this.#textOf = textOf;
  }

  rows<Column extends string, Value>(
    file: string,
    columns: readonly Column[],
    read: (cells: Cells<Column>) => Value,
  ): Value[] {
    const text = this.#textOf(file);
    if (text === undefined) {
      this.faults.push({ file, row: 1, message: 'there is no such table' });
      return [];
    }
    const table = readTable(file, text, columns);
    this.faults.push(...table.faults);
    return table.rows.flatMap(({ at, cells }) => {
      try {
        return [read(cellsOf(at, cells))];
      } catch (error) {
        this.faults.push({ ...at, message: error instanceof Error ? error.message : `${error}` });
        return [];
      }
    });
  }

  /** Rows by key; a second row with the same key is a fault. */
  byKey<Value extends { readonly at: At }>(
    values: readonly Value[],
    keyOf: (value: Value) => string,
  ): Map<string, Value> {
    const byKey = new Map<string, Value>();
    for (const value of values) {
      const key = keyOf(value);
      const first = byKey.get(key);
      if (!first) byKey.set(key, value);
      else {
        const message = `"${key}" is already in ${first.at.file}:${first.at.row}`;
        this.faults.push({ ...value.at, message });
      }
    }
    return byKey;
  }
}
