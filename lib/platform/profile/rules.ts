/**
 * One or two letters in place of a missing picture: the first of the first and of the last word, in capitals and
 * without accents, as Greek capitals are written.
 */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu) ?? [];
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words.slice(0, 1);
  return chosen
    .map((word = '') => [...word.normalize('NFD').replace(/\p{M}/gu, '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('el');
}

/** The address of a picture from what the auth service keeps, which the person may have set to anything. */
export function pictureAddress(stored: unknown): string | undefined {
  if (typeof stored !== 'string' || !URL.canParse(stored)) return undefined;
  return /^https?:$/.test(new URL(stored).protocol) ? stored : undefined;
}
