/*
 * What may go into a log of a text or an error that somebody else wrote: nothing by which a person could be
 * found or let in. Taken out by shape, and quoted words with it, because the database and the JSON parser
 * quote what was sent to them. Names have no shape: no text in which one may stand is logged at all.
 */
const removed = '…';

const shapes = [
  // What an address asks, where forms and mails put values and tokens.
  /[?#][^\s"'<>]*/g,
  /[^\s"'<>(),;:=]+@[^\s"'<>(),;]+/g,
  // IPv4, IPv6.
  /(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w.])/g,
  /(?<![\w:])(?:[\da-f]{0,4}:){2,7}[\da-f]{0,4}(?![\w:])/gi,
  // Keys, tokens, identifiers: long, and no word.
  /(?<![\w-])(?=[\w-]*[\dA-Z])[\w-]{20,}/g,
  // Telephone numbers: ten digits and more, which a date has not.
  /(?<!\w)\+?(?:\d[ ()-]{0,2}){9,}\d(?!\w)/g,
];

const quoted = /"[^"]*"|“[^”]*”|«[^»]*»|`[^`]*`|(?<!\w)'[^']*'(?!\w)/g;

/** A text without addresses of persons and machines, queries, tokens and numbers; on one line, cut at 300. */
export function redact(text: string): string {
  const oneLine = text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
  return shapes.reduce((left, shape) => left.replace(shape, removed), oneLine).slice(0, 300);
}

/** The same for a message of an error, without what it quotes. */
const redactMessage = (message: string) => redact(message.replace(quoted, removed));

/** Path of an address without its query: parts that are no plain words (tokens, ids, names) are left out. */
export function pathShape(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  const parts = path.split('/').slice(0, 12);
  return parts.map((part) => (/^(?:[a-z][a-z.-]{0,39})?$/.test(part) ? part : removed)).join('/');
}

/** An error as it is logged. */
export interface ErrorFields {
  readonly type: string;
  readonly code?: string;
  readonly message: string;
  /** Where it was thrown, innermost first. */
  readonly stack?: readonly string[];
  readonly cause?: ErrorFields;
}

const frame = /^\s*at .*:\d+:\d+\)?$/;

function framesOf({ stack = '', message }: Error): string[] {
  // The message stands first, and might hold lines that look like frames.
  const from = stack.indexOf(message) + message.length;
  const lines = stack
    .slice(from)
    .split('\n')
    .filter((line) => frame.test(line));
  return lines.slice(0, 10).map((line) => line.trim().slice(0, 200));
}

/** What a log may hold of anything thrown: also of what a library threw that is no Error. */
export function describeError(thrown: unknown): ErrorFields {
  if (typeof thrown !== 'object' || thrown === null) {
    return { type: typeof thrown, message: redactMessage(String(thrown)) };
  }
  const { name, code, message, cause } = thrown as Record<string, unknown>;
  const stack = thrown instanceof Error ? framesOf(thrown) : [];
  return {
    type: typeof name === 'string' ? name.slice(0, 60) : 'object',
    ...(/^[\w-]{1,40}$/.test(String(code ?? '')) ? { code: String(code) } : {}),
    message: typeof message === 'string' ? redactMessage(message) : '',
    ...(stack.length > 0 ? { stack } : {}),
    ...(cause instanceof Error && cause !== thrown ? { cause: describeError(cause) } : {}),
  };
}
