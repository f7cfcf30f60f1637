import { Changes } from './changes.ts';
import { openStore } from './store.ts';

/** Writes a line to the log of the server. */
export const log = (line: string): void => void process.stderr.write(`${line}\n`);

/** Shared by the instances of a site; imported only where REDIS_URL is set. One connection for the whole server. */
export const store = openStore(process.env.REDIS_URL ?? '', log);
export const changes = new Changes(store);
