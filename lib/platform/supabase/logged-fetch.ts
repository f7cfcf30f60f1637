import 'server-only';
import { log } from '@/lib/foundation/log';

/** Duration in milliseconds from which a call counts as slow, because a person notices it. */
const slowMs = 1000;

/**
 * Name of the table, function or endpoint called: the first two path segments after `/rest/v1/`, `/auth/v1/` or
 * `/storage/v1/`. Later segments may be a person's id or file, and the query holds values.
 */
export function callName(address: string): string {
  const [, service = 'elsewhere', rest = ''] = /\/(\w+)\/v1\/([^?#]*)/.exec(address) ?? [];
  const names = rest.split('/').slice(0, 2);
  const end = names.findIndex((name) => !/^[a-z_]+$/.test(name));
  return [service, ...(end < 0 ? names : names.slice(0, end))].join(' ');
}

/** `fetch` that logs failed and slow calls, and all calls with `LOG_LEVEL=debug`. */
export const loggedFetch: typeof fetch = async (input, init) => {
  const began = performance.now();
  const request = {
    call: callName(String(input instanceof Request ? input.url : input)),
    method: init?.method ?? 'GET',
  };
  const ms = () => Math.round(performance.now() - began);
  try {
    const answer = await fetch(input, init);
    const line = { ...request, status: answer.status, ms: ms() };
    if (answer.status >= 500) log.error('backend call failed', line);
    else if (line.ms > slowMs) log.warn('backend call slow', line);
    else log.debug('backend call', line);
    return answer;
  } catch (error) {
    log.error('backend call failed', { ...request, ms: ms() }, error);
    throw error;
  }
};
