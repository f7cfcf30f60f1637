/*
 * Removes from texts and errors of others everything that could identify a person or give access,
 * before it goes into a log. It works by shape, and also removes quoted words from error messages,
 * because the database and the JSON parser quote their input. Names have no shape: a text that may
 * contain one must not be logged at all.
 */
const removed = '…';

const shapes = [
  // Queries and fragments of addresses, where forms and mails put values and tokens.
  /[?#][^\s"'<>]*/g,
  /[^\s"'<>(),;:=]+@[^\s"'<>(),;]+/g,
  // IPv4, IPv6.
  /(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w.])/g,
  /(?<![\w:])(?:[\da-f]{0,4}:){2,7}[\da-f]{0,4}(?![\w:])/gi,
  // Keys, tokens and identifiers: long, and not a word.
  /(?<![\w-])(?=[\w-]*[\dA-Z])[\w-]{20,}/g,
  // Telephone numbers: ten digits or more; a date has fewer.
  /(?<!\w)\+?(?:\d[ ()-]{0,2}){9,}\d(?!\w)/g,
];

const quoted = /"[^"]*"|“[^”]*”|«[^»]*»|`[^`]*`|(?<!\w)'[^']*'(?!\w)/g;

/**
 * Removes addresses of persons and machines, queries, tokens and numbers from a text, joins it to
 * one line and cuts it at 300 characters.
 */
export function redact(text: string): string {
  const oneLine = text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
  return shapes.reduce((left, shape) => left.replace(shape, removed), oneLine).slice(0, 300);
}

/** The same for the message of an error, without its quotations. */
const redactMessage = (message: string) => redact(message.replace(quoted, removed));

/**
 * Path of an address without its query. Parts that are not plain words (tokens, ids, names) are
 * left out.
 */
export function pathShape(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  const parts = path.split('/').slice(0, 12);
  return parts.map((part) => (/^(?:[a-z][a-z.-]{0,39})?$/.test(part) ? part : removed)).join('/');
}

/** Fields of an error in the log. */
export interface ErrorFields {
  readonly type: string;
  readonly code?: string;
  readonly message: string;
  /** Stack frames, innermost first. */
  readonly stack?: readonly string[];
  readonly cause?: ErrorFields;
}

const frame = /^\s*at .*:\d+:\d+\)?$/;

function framesOf({ stack = '', message }: Error): string[] {
  // The stack begins with the message, which might contain lines that look like frames.
  const from = stack.indexOf(message) + message.length;
  const lines = stack
    .slice(from)
    .split('\n')
    .filter((line) => frame.test(line));
  return lines.slice(0, 10).map((line) => line.trim().slice(0, 200));
}

/** Loggable fields of any thrown value, also of values that are not an Error. */
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
