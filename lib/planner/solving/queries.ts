import 'server-only';
import { log } from '@/lib/log';
import { type PlanPool, planPool } from './plan-pool';

// On the global object: the bundler may put this module into several bundles of one process.
const key = Symbol.for('cyclades-compass.plan-pool');

/** The workers that solve for this process; the first plan starts them. */
export function plans(): PlanPool {
  const pools = globalThis as { [key]?: PlanPool };
  pools[key] ??= planPool((reason) => log.error('worker died', { reason }));
  return pools[key];
}
