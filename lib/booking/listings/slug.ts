/*
 * Format of slugs: last part of a listing's address and its id. Kept apart from the records, because trips and the tool
 * that writes their schema only need the format.
 */

/** Lower-case words joined by hyphens. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Characters. */
export const slugLength = { least: 3, most: 80 } as const;
