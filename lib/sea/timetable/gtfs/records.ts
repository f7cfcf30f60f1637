import { parse } from 'csv-parse/sync';
import { Refusal } from './faults.ts';

/** Receives the values of a record and the line on which it ends. */
type TakeRecord = (values: readonly string[], line: number) => void;

const quote = 34;
const comma = 44;
const newline = 10;
const carriageReturn = 13;

/**
 * Calls `take` for each record of a CSV text that arrives in pieces. Keeps only the incomplete
 * record between pieces, at most `longest` characters.
 *
 * @throws {Refusal} with its line for a record that is too long or never ends
 */
export function eachRecord(
  file: string,
  pieces: Iterable<string>,
  longest: number,
  take: TakeRecord,
): void {
  let rest = '';
  let line = 0;
  const read = (text: string) => {
    line += text.includes('"')
      ? eachQuotedRecord(file, text, line, take)
      : eachPlainRecord(text, line, take);
  };
  for (const piece of pieces) {
    const text = rest + piece;
    const end = text.includes('"') ? endOfQuotedRecords(text) : text.lastIndexOf('\n') + 1;
    if (end > 0) read(text.slice(0, end));
    rest = text.slice(end);
    if (rest.length > longest) {
      throw new Refusal({ file, line: line + 1, message: 'a row that does not end' });
    }
  }
  if (rest) read(rest);
}

/**
 * Reads records without quotes, where every comma separates: several times as fast as the full
 * grammar. Returns the number of lines.
 */
function eachPlainRecord(text: string, before: number, take: TakeRecord): number {
  let line = before;
  for (let start = 0; start < text.length; ) {
    const found = text.indexOf('\n', start);
    const end = found === -1 ? text.length : found;
    line += 1;
    const record = text.slice(start, text.charCodeAt(end - 1) === carriageReturn ? end - 1 : end);
    if (record) take(record.split(','), line);
    start = end + 1;
  }
  return line - before;
}

function eachQuotedRecord(file: string, text: string, before: number, take: TakeRecord): number {
  try {
    parse(text, {
      record_delimiter: ['\r\n', '\n'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      // Records are passed on and not collected: a national feed has hundreds of thousands of stop
      // times.
      on_record: (values: string[], { lines }) => {
        take(values, before + lines);
        return null;
      },
    });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const { message, lines } = error as Error & { lines?: number };
    const line = before + (lines ?? 1);
    throw new Refusal({ file, line, message: `not readable as CSV: ${message}` });
  }
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

/**
 * End of the last complete record. A quote opens at the beginning of a field, and a doubled quote
 * is a literal one.
 */
function endOfQuotedRecords(text: string): number {
  let end = 0;
  let isQuoted = false;
  let isFieldStart = true;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isQuoted) {
      if (code !== quote) continue;
      if (text.charCodeAt(at + 1) === quote) at += 1;
      else isQuoted = false;
    } else if (code === newline) {
      end = at + 1;
      isFieldStart = true;
    } else {
      isQuoted = code === quote && isFieldStart;
      isFieldStart = code === comma;
    }
  }
  return end;
}
