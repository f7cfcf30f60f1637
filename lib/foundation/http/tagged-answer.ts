import { createHash } from 'node:crypto';

/** ETag of a content; it changes with any byte. */
export function tagOf(content: string | Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}

/**
 * Returns a response with an ETag of its content, or 304 without a body when the client has that
 * version already.
 *
 * @param headers of the response; those that describe a body (`Content-…`) are left out of a 304
 * @param tag if it is already known
 */
export function taggedAnswer(
  request: Request,
  content: string | Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>>,
  tag = tagOf(content),
): Response {
  const held = request.headers.get('If-None-Match')?.split(/\s*,\s*/) ?? [];
  const isHeld = held.some((one) => one === '*' || one.replace(/^W\//, '') === tag);
  const sent = Object.entries(headers).filter(([name]) => !isHeld || !name.startsWith('Content-'));
  const all = { ...Object.fromEntries(sent), ETag: tag };
  if (isHeld) return new Response(null, { status: 304, headers: all });
  const size = typeof content === 'string' ? Buffer.byteLength(content) : content.length;
  return new Response(content, { headers: { ...all, 'Content-Length': String(size) } });
}
