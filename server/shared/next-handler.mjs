import { sharedEntries } from './entries.mjs';
import { changes, store } from './index.mjs';

/** Loaded by Next, see `cacheHandlers` in next.config.mjs. */
export default sharedEntries(store, changes);
