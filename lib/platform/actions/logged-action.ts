import 'server-only';
import { headers } from 'next/headers';
import { requestIdOf, withRequestId } from '@/lib/foundation/http/request-id';
import { log } from '@/lib/foundation/log';
import type { ActionResult } from './result';

/**
 * Runs an action as part of the request that sent it, so that its calls carry the same id, and logs its outcome in one
 * line. Submitted values are never logged.
 */
export async function loggedAction<Data>(
  action: string,
  run: () => Promise<ActionResult<Data>>,
): Promise<ActionResult<Data>> {
  const began = performance.now();
  return withRequestId(requestIdOf(await headers()), async () => {
    const result = await run();
    const outcome = result.ok ? 'ok' : result.error.code;
    log.info('action', { action, outcome, ms: Math.round(performance.now() - began) });
    return result;
  });
}
