import 'server-only';
import { headers } from 'next/headers';
import { requestIdOf, withRequestId } from '@/lib/http/request-id';
import { log } from '@/lib/log';
import type { ActionResult } from './result';

/**
 * Runs an action as part of the request that sent it, so that the calls it makes carry the id too, and says
 * in one line how it ended. What was sent is no business of the log.
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
