/*
 * The last part of a listing's address, which is its id everywhere. In a module of its own, so that code that only
 * names a listing (a trip, and the tool that writes its schema) needs none of the records.
 */

/** Lower-case words joined by hyphens. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Characters. */
export const slugLength = { least: 3, most: 80 } as const;
