/*
 * The only module that touches the global object. Next.js compiles middleware, pages, routes and instrumentation as
 * bundles of their own, which run in one process but each have their own copy of a module and of what it remembers.
 */

const key = Symbol.for('cyclades-compass.once');

function made(): Map<string, unknown> {
  const holder = globalThis as { [key]?: Map<string, unknown> };
  holder[key] ??= new Map();
  return holder[key];
}

/**
 * Gives one value to all bundles of the process: limits, pools, the timetable. The first call makes it.
 *
 * @param name its own in the whole project, and always of the same type
 */
export function oncePerProcess<T>(name: string, make: () => T): T {
  const all = made();
  if (!all.has(name)) all.set(name, make());
  // Stored above, under a name that stands for one type.
  return all.get(name) as T;
}

/** Forgets a value as the end of the process would, for tests of a new start. */
export const forgetOnce = (name: string): void => void made().delete(name);
