/**
 * Makes the built-in prototypes reject new properties. Code that merges objects by names from a
 * request reaches a prototype by a name like `__proto__` (filters of the embedded backend did), and
 * a property added there appears on every object of the process, for every visitor. Such code now
 * throws.
 */
export function closePrototypes() {
  const inherited = Object.getOwnPropertyDescriptors(Object.prototype);
  for (const { value } of Object.values(inherited)) {
    if (typeof value === 'function') Object.preventExtensions(value);
  }
  Object.preventExtensions(Object.prototype);
}
