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

/** The object that a body holds; an empty one for anything else, which the auth service refuses in its own words. */
export function fieldsOf(body) {
  try {
    const fields = JSON.parse(body.toString('utf8'));
    return fields !== null && typeof fields === 'object' && !Array.isArray(fields) ? fields : {};
  } catch {
    return {};
  }
}

/** A field that is text; '' for anything else. */
export const textIn = (fields, name) => (typeof fields[name] === 'string' ? fields[name] : '');
