/** More than any form of the site sends to the auth service; in bytes. */
const mostBytes = 16 * 1024;

/**
 * What a request brings, read to its end; undefined when it is more than may be.
 *
 * @param {import('node:http').IncomingMessage} request
 */
export async function readBody(request) {
  const parts = [];
  let bytes = 0;
  for await (const part of request) {
    bytes += part.length;
    if (bytes <= mostBytes) parts.push(part);
  }
  return bytes <= mostBytes ? Buffer.concat(parts) : undefined;
}

/** The value that a body holds as JSON; undefined where it is none. */
function jsonIn(body) {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);

/** The object that a body holds; an empty one for anything else. */
export function fieldsOf(body) {
  const value = jsonIn(body);
  return isObject(value) ? value : {};
}

/** What the auth service reads as text. */
const texts = ['email', 'password', 'phone', 'token', 'token_hash', 'type', 'refresh_token'];

/**
 * True for JSON of another shape than the service reads, for which it blames itself. What is no JSON at all, or
 * nothing, it refuses in its own words.
 */
export function isMisshapen(body) {
  const value = jsonIn(body);
  if (value === undefined) return false;
  return !isObject(value) || texts.some((name) => typeof (value[name] ?? '') !== 'string');
}

/** A field that is text; '' for anything else. */
export const textIn = (fields, name) => (typeof fields[name] === 'string' ? fields[name] : '');
