import { AsyncLocalStorage } from 'node:async_hooks';

const visitors = new AsyncLocalStorage();
// Where lib/http/visitor-answer looks for it, which is compiled into the site.
globalThis[Symbol.for('cyclades-compass.visitor')] = visitors;

/** Does a request's work so that it can know when its visitor has gone. */
export function forVisitor(response, work) {
  return visitors.run(response, work);
}
