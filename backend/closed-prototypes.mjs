/**
 * Lets what all objects inherit take nothing new from here on. Code that merges by names somebody sent reaches it by a name
 * like `__proto__` (filters of the embedded backend did), and what is added there stands in every object of the
 * process, for everybody. Such code throws now.
 */
export function closePrototypes() {
  const inherited = Object.getOwnPropertyDescriptors(Object.prototype);
  for (const { value } of Object.values(inherited)) {
    if (typeof value === 'function') Object.preventExtensions(value);
  }
  Object.preventExtensions(Object.prototype);
}
