import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds, more than a password check or sending a mail takes. */
const beat = 1000;

/** Milliseconds from `now` to the next beat after `began`. */
export const msToBeat = (began: number, now: number) => beat - ((now - began) % beat);

/**
 * Waits for the next beat since `began` (`performance.now()`). Otherwise the response time would reveal whether an
 * account exists: looking up an unknown address is quicker than checking a password or sending a mail.
 */
export const untilBeat = (began: number) => sleep(msToBeat(began, performance.now()));
