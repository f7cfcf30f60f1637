import { taggedAnswer } from './tagged-answer';

/**
 * Returns a JSON response that shared caches may store, with an ETag of its content.
 *
 * @param seconds how long a shared cache may keep it
 */
export function cachedJson(request: Request, body: unknown, seconds: number): Response {
  return taggedAnswer(request, JSON.stringify(body), {
    'Cache-Control': `public, max-age=${Math.min(60, seconds)}, s-maxage=${seconds}, stale-while-revalidate=${seconds}`,
    'Content-Type': 'application/json; charset=utf-8',
  });
}
