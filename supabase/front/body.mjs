/** More bytes than any form of the site sends to the auth service. */
const mostBytes = 16 * 1024;

/**
 * Reads the body of a request; undefined if it is too large.
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

/** Parses a body as JSON; undefined if it is not JSON. */
function jsonIn(body) {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);

/** The object in a body; an empty one for anything else. */
export function fieldsOf(body) {
  const value = jsonIn(body);
  return isObject(value) ? value : {};
}

/** Fields that the auth service reads as text. */
const texts = ['email', 'password', 'phone', 'token', 'token_hash', 'type', 'refresh_token'];

/**
 * True for JSON of a shape that the service answers with a server error. It reports an empty body
 * or invalid JSON correctly itself.
 */
export function isMisshapen(body) {
  const value = jsonIn(body);
  if (value === undefined) return false;
  return !isObject(value) || texts.some((name) => typeof (value[name] ?? '') !== 'string');
}

/** Value of a text field; '' for any other type. */
export const textIn = (fields, name) => (typeof fields[name] === 'string' ? fields[name] : '');
