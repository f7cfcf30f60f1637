import { STATUS_CODES } from 'node:http';

/** How the body of a refusal calls itself; what it says is `problem` of lib/http/errors, whose test holds both together. */
export const problemType = 'application/problem+json';

const codes = { 405: 'method-not-allowed' };

/** The body of a refusal to a program that the site itself never sees: in English, for whoever wrote the program. */
export function problemOf(status, detail = 'This request cannot be read.') {
  const code = codes[status] ?? 'invalid';
  return JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status, code, detail });
}
