import { createHash } from 'node:crypto';

/**
 * The id of the trip that one sending of a form makes: the same however often it arrives, as after a click too
 * many or a connection that broke off before the answer came. Another title or another plan makes another trip.
 *
 * @param once from the page the form stands on, made anew with each
 */
export function idOfSending(once: string, userId: string, form: object): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([once, userId, form]))
    .digest('hex');
  // Version 8 of RFC 9562: bits of our own making.
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
