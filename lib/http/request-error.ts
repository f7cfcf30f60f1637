import 'server-only';
import type { Instrumentation } from 'next';
import { log } from '@/lib/log';
import { pathShape } from '@/lib/redact';
import { requestIdHeader, requestIdOf } from './request-id';

/** Logs what a request died of: where, and what is known of the error. Never what the request brought. */
export function logRequestError(...failure: Parameters<Instrumentation.onRequestError>): void {
  const [error, { method, path, headers }, { routePath, routeType }] = failure;
  const digest = (error as { digest?: unknown } | null)?.digest;
  const sent = headers[requestIdHeader];
  log.error(
    'request failed',
    {
      requestId: requestIdOf({ get: () => (typeof sent === 'string' ? sent : null) }),
      method,
      path: pathShape(path),
      route: routePath,
      outcome: routeType,
      ...(typeof digest === 'string' && /^[\w@]{1,40}$/.test(digest) ? { digest } : {}),
    },
    error,
  );
}
