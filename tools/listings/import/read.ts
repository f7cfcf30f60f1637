import { parse } from 'csv-parse/sync';
import { locales } from '../../../lib/foundation/i18n/locales.ts';
import { type SeedRecord, seedKinds } from '../records';
import { columnsOf, type ImportKind, tableLocales } from './columns';

/** A fault of a file. Rows count from 1 as a spreadsheet does, with the header as row 1 of a CSV file. */
interface ImportFault {
  readonly row: number;
  readonly column: string;
  readonly message: string;
}

interface ReadListings<Kind extends ImportKind> {
  readonly records: readonly SeedRecord<Kind>[];
  /** All faults of the file; nothing may be written while there are any. */
  readonly faults: readonly ImportFault[];
}

/** Limits of a file. */
const most = { bytes: 5_000_000, rows: 1000 };

type Draft = Record<string, unknown>;

/**
 * Reads the owner's listings from CSV or JSON and reports every fault by row and column. Never throws: a file that
 * cannot be read at all is a fault of its first row.
 */
export function readListings<Kind extends ImportKind>(
  kind: Kind,
  source: string,
  format: 'csv' | 'json',
): ReadListings<Kind> {
  const faults: ImportFault[] = [];
  const fault = (row: number, column: string, message: string) => {
    faults.push({ row, column, message });
  };
  const first = format === 'csv' ? 2 : 1;
  if (Buffer.byteLength(source) > most.bytes) {
    fault(1, '', `more than ${most.bytes} bytes`);
    return { records: [], faults };
  }
  const drafts = format === 'csv' ? fromCsv(kind, source, fault) : fromJson(source, fault);
  if (drafts.length > most.rows) fault(first, '', `more than ${most.rows} rows`);
  if (drafts.length === 0 && faults.length === 0) fault(first, '', 'there are no rows');
  const seen = new Map<string, number>();
  const records = drafts.slice(0, most.rows).flatMap((draft, index) => {
    const row = first + index;
    const unread = new Set(faults.filter((one) => one.row === row).map(({ column }) => column));
    // The owner's listings are real, whatever a file says.
    const { data, error } = seedKinds[kind].safeParse({
      ...inEveryLanguage(draft),
      isSample: false,
    });
    for (const { path, message } of error?.issues ?? []) {
      const column = path.join('.');
      if (!unread.has(column)) fault(row, column, message);
    }
    if (!data) return [];
    for (const [column, value] of Object.entries(data)) {
      if (hasControl(value)) fault(row, column, 'holds control characters');
    }
    const before = seen.get(data.slug);
    if (before !== undefined) fault(row, 'slug', `is also the slug of row ${before}`);
    seen.set(data.slug, row);
    return [data as SeedRecord<Kind>];
  });
  return { records, faults };
}

type Report = (row: number, column: string, message: string) => void;

/** True for text with control characters other than line breaks and tabs. */
const hasControl = (value: unknown): boolean =>
  typeof value === 'string'
    ? /[^\P{Cc}\n\r\t]/u.test(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(hasControl);

function fromJson(source: string, fault: Report): Draft[] {
  let rows: unknown;
  try {
    rows = JSON.parse(source.replace(/^\uFEFF/, ''));
  } catch {
    fault(1, '', 'is no JSON');
    return [];
  }
  if (!Array.isArray(rows)) {
    fault(1, '', 'is no list of records');
    return [];
  }
  return rows.map((row: unknown, index) => {
    if (typeof row === 'object' && row !== null && !Array.isArray(row)) return row as Draft;
    fault(index + 1, '', 'is no record');
    return {};
  });
}

function fromCsv(kind: ImportKind, source: string, fault: Report): Draft[] {
  const columns = new Map(Object.entries(columnsOf[kind]));
  let lines: string[][];
  try {
    lines = parse(source, {
      bom: true,
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
    });
  } catch (error) {
    fault(1, '', `is no CSV: ${error instanceof Error ? error.message : error}`);
    return [];
  }
  const [header = [], ...rows] = lines;
  for (const [index, name] of header.entries()) {
    if (!columns.has(name)) fault(1, name, 'there is no such column');
    if (header.indexOf(name) !== index) fault(1, name, 'stands there twice');
  }
  return rows.map((cells, index) => {
    const row = index + 2;
    if (cells.length > header.length) fault(row, '', 'has more cells than the header');
    // Without a rating both of its cells are empty.
    const draft: Draft = kind === 'hotels' ? { guestRating: null } : {};
    for (const [name, { read, empty }] of columns) {
      const at = header.indexOf(name);
      const cell = at < 0 ? '' : (cells[at] ?? '');
      const value = cell === '' ? empty : read(cell);
      if (cell !== '' && value === undefined)
        fault(row, name, `cannot be read: ${cell.slice(0, 60)}`);
      if (value !== undefined) put(draft, name, value);
    }
    return draft;
  });
}

const furtherLocales = locales.filter((locale) => !tableLocales.some((one) => one === locale));

/** A draft whose texts are in the languages without a column too, as the English one. */
const inEveryLanguage = (draft: Draft): Draft =>
  Object.fromEntries(
    Object.entries(draft).map(([name, value]) => {
      if (typeof value !== 'object' || value === null || !('en' in value)) return [name, value];
      const further = furtherLocales.map((locale) => [locale, value.en]);
      return [name, { ...Object.fromEntries(further), ...value }];
    }),
  );

/** Sets a field by its path of one or two names, all of which are known columns. */
function put(draft: Draft, path: string, value: unknown): void {
  const [name = '', inner] = path.split('.');
  draft[name] = inner === undefined ? value : { ...(draft[name] as object), [inner]: value };
}
