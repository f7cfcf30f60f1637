import { slotTable } from './slot-table';
import type { Reading } from './text';

type Rows = readonly (readonly [value: string, pattern: string])[];

/** Reads rows of a table in the form of `slot-table.ts`, by slot. */
export function rowsOf(table: string): ReadonlyMap<string, Rows> {
  const slots = new Map<string, [string, string][]>();
  let rows: [string, string][] = [];
  for (const line of table.split('\n')) {
    const slot = /^# ([\w-]+)/.exec(line)?.[1];
    const [, value, pattern = ''] = /^([\w.-]+) =(?: (.*))?$/.exec(line) ?? [];
    const last = rows.at(-1);
    if (slot) {
      rows = [];
      slots.set(slot, rows);
    } else if (value) rows.push([value, withEndings(pattern)]);
    else if (line.trim() && last)
      last[1] = [last[1], withEndings(line.trim())].filter(Boolean).join('|');
  }
  return slots;
}

/** Replaces a star after a letter by any ending. */
const withEndings = (pattern: string) => pattern.replace(/(?<!\\)([a-zα-ω])\*/gu, '$1\\p{L}*');

const slots = rowsOf(slotTable);
/** Rows of a slot, in order. */
export const rowsIn = (slot: string): Rows => slots.get(slot) ?? [];

/** Pattern of one value of a slot. */
export const patternOf = (slot: string, value: string): string =>
  rowsIn(slot).find(([one]) => one === value)?.[1] ?? '(?!)';

/** Patterns of all values of a slot as one. */
export const anyOf = (slot: string): string =>
  rowsIn(slot)
    .map(([, pattern]) => pattern)
    .join('|');

/** Values of a slot that occur in a reading. */
export const valuesIn = <Value extends string>(reading: Reading, slot: string): Value[] =>
  rowsIn(slot).flatMap(([value, pattern]) => (reading.has(pattern) ? [value as Value] : []));

/** Takes the first value of a slot that occurs in a reading. */
export const firstIn = <Value extends string>(reading: Reading, slot: string): Value | undefined =>
  rowsIn(slot).find(([, pattern]) => reading.take(pattern))?.[0] as Value | undefined;

/** Takes all values of a slot, with what matched. */
export const takenIn = (reading: Reading, slot: string): ReadonlyMap<string, RegExpExecArray> =>
  new Map(
    rowsIn(slot).flatMap(([value, pattern]) => {
      const found = reading.take(pattern);
      return found ? [[value, found] as const] : [];
    }),
  );
