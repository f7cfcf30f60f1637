import { createHash } from 'node:crypto';
import { openToAll } from './errors';

/**
 * An answer that caches between may keep for a while, with a tag of its content: who has it already gets
 * 304 without a body.
 *
 * @param seconds how long a shared cache may keep it
 */
export function cachedJson(request: Request, body: unknown, seconds: number): Response {
  const text = JSON.stringify(body);
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const headers = {
    ...openToAll,
    ETag: etag,
    'Cache-Control': `public, max-age=${Math.min(60, seconds)}, s-maxage=${seconds}, stale-while-revalidate=${seconds}`,
  };
  const held = request.headers.get('If-None-Match')?.split(/\s*,\s*/) ?? [];
  if (held.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(text, {
    headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' },
  });
}
