import { createHash } from 'node:crypto';

/**
 * Id of the record made by one submission of a form: the same however often it arrives, for example after a double
 * click, or a connection that broke off before the response. Other contents make another record.
 *
 * @param parts sender and contents of the submission; if the same contents may be sent on purpose, also a number made
 * with each page
 */
export function idOfSending(...parts: readonly unknown[]): string {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  // Version 8 of RFC 9562: bits of our own making.
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
