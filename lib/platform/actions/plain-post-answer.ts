import { createHash } from 'node:crypto';
import type { PlainPost } from './plain-post-mark';

/** Browsers take cookies of 4 KB, name and attributes included. */
const longest = 3500;

/** Hash in place of the page's address, which can be long and may contain the token of a mail. */
const pageKey = (page: string) =>
  createHash('sha256').update(page).digest('base64url').slice(0, 22);

const packed = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * Packs the response to a form as text for a cookie. If it is too long, leaves out the typed values and keeps the
 * errors; undefined if even that is too long.
 */
export function packAnswer<State extends { result: unknown }>(
  { name, page }: PlainPost,
  state: State,
): string | undefined {
  const key = pageKey(page);
  return [state, { result: state.result }]
    .map((kept) => packed([name, key, kept]))
    .find((text) => text.length <= longest);
}

/** Unpacks the state of this form on this page, as far as it was packed; undefined for any other text. */
export function unpackAnswer<State extends object>(
  { name, page }: PlainPost,
  text: string,
): Partial<State> | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (!Array.isArray(read) || read[0] !== name || read[1] !== pageKey(page)) return undefined;
    return read[2] as Partial<State>;
  } catch {
    return undefined;
  }
}
