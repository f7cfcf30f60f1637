import 'server-only';
import { log } from '@/lib/foundation/log';
import { oncePerProcess } from '@/lib/foundation/once-per-process';
import { planPool } from './plan-pool';

/** Worker pool of this process. The workers start with the first plan. */
export const plans = () =>
  oncePerProcess('plan-pool', () => planPool((reason) => log.error('worker died', { reason })));
