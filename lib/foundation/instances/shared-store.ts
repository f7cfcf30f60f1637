import 'server-only';
import { env } from '@/lib/foundation/env';
import { oncePerProcess } from '@/lib/foundation/once-per-process';
import { openStore, type Store } from './store';

/**
 * Connection of this process to the store that instances share; undefined without one. The server
 * has its own connection, which reports when the store is unavailable.
 */
export const sharedStore = (): Store | undefined =>
  env.REDIS_URL
    ? oncePerProcess('shared-store', () => openStore(env.REDIS_URL ?? '', () => {}))
    : undefined;
