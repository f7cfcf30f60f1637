import { sharedEntries } from './entries.ts';
import { changes, store } from './index.ts';

/** Loaded by Next, see `cacheHandlers` in next.config.mjs. */
export default sharedEntries(store, changes);
