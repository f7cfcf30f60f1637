import { randomInt } from 'node:crypto';

/** An address nobody else has: the limits on forms and on signing in count by sender. */
export const someSender = () => `10.${[0, 0, 0].map(() => randomInt(1, 255)).join('.')}`;
