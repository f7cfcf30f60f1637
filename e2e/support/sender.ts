import { randomInt } from 'node:crypto';

/** A unique sender address: the rate limits of forms and of signing in count by sender. */
export const someSender = () => `10.${[0, 0, 0].map(() => randomInt(1, 255)).join('.')}`;
