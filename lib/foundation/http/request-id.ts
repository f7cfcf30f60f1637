import { AsyncLocalStorage } from 'node:async_hooks';

/** Header of the request passed to the page, and of the response. Only the middleware sets it. */
export const requestIdHeader = 'x-request-id';

const form = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const current = new AsyncLocalStorage<string>();

/** Id that the middleware assigned to a request; undefined if it did not handle the request. */
export function requestIdOf(headers: Pick<Headers, 'get'>): string | undefined {
  const id = headers.get(requestIdHeader) ?? '';
  return form.test(id) ? id : undefined;
}

/** Attributes everything logged by `run`, including its asynchronous work, to this request. */
export function withRequestId<Result>(id: string | undefined, run: () => Result): Result {
  return id ? current.run(id, run) : run();
}

/** Id of the current request, as set by {@link withRequestId}. */
export const currentRequestId = (): string | undefined => current.getStore();
