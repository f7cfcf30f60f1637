import 'server-only';
import { log } from '@/lib/log';
import { oncePerProcess } from '@/lib/once-per-process';
import { planPool } from './plan-pool';

/** The workers that solve for this process; the first plan starts them. */
export const plans = () =>
  oncePerProcess('plan-pool', () => planPool((reason) => log.error('worker died', { reason })));
