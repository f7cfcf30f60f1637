/** Error code of our own fetch functions for an auth service that does not answer. */
const unavailableCode = 'backend_unavailable';

const isRefresh = (input: RequestInfo | URL) =>
  String(input instanceof Request ? input.url : input).includes('grant_type=refresh_token');

/** The service itself says yes or no; anything else is a proxy, a limit or a fault on the way. */
function isItsWord(answer: Response): boolean {
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  return answer.ok || (isJson && [400, 401, 403, 404, 422].includes(answer.status));
}

/**
 * True for an error that says nothing about the person and may not recur: no response, a status of 500 or above, a
 * failed refresh, or a gateway that rejects our key.
 */
export function isBackendUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, code, status } = error as Error & { code?: unknown; status?: unknown };
  // By name, as the vendor does: its module must not reach every page for one question.
  if (name === 'AuthRetryableFetchError' || name === 'AuthUnknownError') return true;
  // The service gives every refusal a code.
  return code === unavailableCode || (name === 'AuthApiError' && status === 401 && !code);
}

/** Statuses for requests that were too slow, too early or too frequent: they say nothing about the person. */
const saysNothing = [408, 425, 429];

/**
 * True for an answer that does not settle who the person is: the backend is down, or it refuses to
 * answer for now. Not for other requests, where 429 has a text of its own.
 */
export function leavesPersonOpen(error: unknown): boolean {
  const { status } = (error ?? {}) as { status?: unknown };
  const isNoWord = typeof status === 'number' && (saysNothing.includes(status) || status >= 500);
  return isNoWord || isBackendUnavailable(error);
}

/**
 * For a client that answers a request. The vendor's client retries a refresh for half a minute, and
 * ends the session after any error that is not a network fault. This one tries once, and
 * `isUnavailable` reports that the client's changes to the session must not be stored.
 */
export function refreshOnce(fetcher: typeof fetch) {
  let away = false;
  const once: typeof fetch = async (input, init) => {
    if (!isRefresh(input)) return fetcher(input, init);
    const answer = await fetcher(input, init).catch(() => undefined);
    if (answer && isItsWord(answer)) return answer;
    away = true;
    return Response.json(
      { error_code: unavailableCode, msg: 'The auth service is away' },
      { status: 429 },
    );
  };
  return { fetch: once, isUnavailable: () => away };
}

/**
 * For a client that lives as long as a tab: it may try again, so every failed refresh looks like a network
 * fault, which leaves the session alone. `onUnavailable` is called at each.
 */
export function refreshPatiently(fetcher: typeof fetch, onUnavailable: () => void): typeof fetch {
  return async (input, init) => {
    const answer = await fetcher(input, init).catch(() => undefined);
    if (answer && (isItsWord(answer) || (!isRefresh(input) && answer.status < 500))) return answer;
    onUnavailable();
    return answer && !isRefresh(input) ? answer : new Response(null, { status: 503 });
  };
}

/** True if the backend has no file storage: no such service, or no such bucket. Other errors are failures. */
export function isWithoutStorage(error: {
  message: string;
  status?: unknown;
  statusCode?: unknown;
}) {
  return (
    [error.status, error.statusCode].some((code) => String(code) === '404') ||
    /bucket not found/i.test(error.message)
  );
}
