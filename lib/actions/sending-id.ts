import { createHash } from 'node:crypto';

/**
 * The id of the record that one sending of a form makes: the same however often it arrives, as after a click too
 * many or a connection that broke off before the answer came. Other contents make another record.
 *
 * @param parts who sent what: the person, the contents, and where the same contents may be sent on purpose a
 *   number made anew with each page
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
