import 'server-only';
import type { Instrumentation } from 'next';
import { requestIdHeader, requestIdOf } from './http/request-id';
import { log } from './log';
import { pathShape } from './redact';

/**
 * Logs the error that ended a request, with its route and details, but never the content of the
 * request.
 */
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
