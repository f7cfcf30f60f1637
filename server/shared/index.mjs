import { Changes } from './changes.mjs';
import { openStore } from './store.mjs';

/** What the instances of a site share; imported only where REDIS_URL is set. One connection for the whole server. */
export const store = openStore(process.env.REDIS_URL);
export const changes = new Changes(store);
