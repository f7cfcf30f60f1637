/*
 * The only module that writes to the global object. Next.js compiles middleware, pages, routes and
 * instrumentation as separate bundles. They run in one process, but each has its own copy of a
 * module and of its state.
 */

const key = Symbol.for('cyclades-compass.once');

function made(): Map<string, unknown> {
  const holder = globalThis as { [key]?: Map<string, unknown> };
  holder[key] ??= new Map();
  return holder[key];
}

/**
 * Shares one value among all bundles of the process: limits, pools, the timetable. The first call
 * creates it.
 *
 * @param name unique in the whole project, and always used for the same type
 */
export function oncePerProcess<T>(name: string, make: () => T): T {
  const all = made();
  if (!all.has(name)) all.set(name, make());
  // Stored above, under a name that belongs to one type.
  return all.get(name) as T;
}

/** Deletes a value like a restart of the process, for tests. */
export const forgetOnce = (name: string): void => void made().delete(name);
