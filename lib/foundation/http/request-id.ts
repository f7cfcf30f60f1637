import { AsyncLocalStorage } from 'node:async_hooks';

/** On the request as the page sees it, and on the answer. The middleware alone sets it. */
export const requestIdHeader = 'x-request-id';

const form = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const current = new AsyncLocalStorage<string>();

/** The id the middleware gave to a request; undefined where it did not see it. */
export function requestIdOf(headers: Pick<Headers, 'get'>): string | undefined {
  const id = headers.get(requestIdHeader) ?? '';
  return form.test(id) ? id : undefined;
}

/** Attributes everything logged by `run`, including its asynchronous work, to this request. */
export function withRequestId<Result>(id: string | undefined, run: () => Result): Result {
  return id ? current.run(id, run) : run();
}

/** The request that is being answered, as far as {@link withRequestId} was told. */
export const currentRequestId = (): string | undefined => current.getStore();
