import 'server-only';
import { LRUCache } from 'lru-cache';
import { cacheLife, cacheTag } from 'next/cache';
import type { Answer } from './answer';
import type { DatabaseClient } from './client';
import { publicClient } from './public';

/** Seconds. A record found is served while it is refreshed, however old it is. */
const foundLife = { stale: 300, revalidate: 300, expire: 31_536_000 };
/** A missing record may be published at any moment. Shorter lives would make the page a dynamic one. */
const otherLife = { stale: 30, revalidate: 10, expire: 300 };

/** Value of `part` for a list of the table's records. */
export const wholeTable = 'all';

const tagOf = (table: string, part: string) => `${table}:${part}`;

/**
 * Cache tags that expire when these records of a table change: their own, and those of its lists.
 */
export const tagsOf = (table: string, slugs: readonly string[]) =>
  [wholeTable, ...slugs].map((part) => tagOf(table, part));

/** Last successful reads, for use during an outage. */
const lastRead = new LRUCache<string, Answer<unknown>>({ max: 1000 });

/**
 * Reads a public record or list: without cookies, cached, tagged `<table>:<part>`. All public reads use it. Call it
 * inside a function that begins with 'use cache', because the directive belongs to the function whose arguments are the
 * key; wrap that in {@link publicQuery}:
 *
 *     export const postBySlug = publicQuery(async (slug: string) => {
 *       'use cache';
 *       return readPublic('posts', slug, (client) => recordFrom('posts', client.from…, postFromRow));
 *     });
 *
 * While the backend does not answer, it returns the last successful read. Without one it throws, and nothing of that
 * moment is stored: a page under revalidation stays as it was.
 *
 * @param part slug of a record, or `wholeTable` for a list of them
 * @param question distinguishes several lists of one table, so that an outage never mixes them up
 */
export async function readPublic<Data>(
  table: string,
  part: string,
  ask: (client: DatabaseClient) => Promise<Answer<Data>>,
  question = '',
): Promise<Answer<Data>> {
  const tag = tagOf(table, part);
  const key = `${tag} ${question}`;
  cacheTag(tag);
  const client = publicClient();
  if (!client) {
    cacheLife('max');
    return { state: 'unavailable' };
  }
  const answer = await ask(client);
  if (answer.state !== 'unavailable') lastRead.set(key, answer);
  cacheLife(answer.state === 'found' ? foundLife : otherLife);
  if (answer.state !== 'unavailable') return answer;
  const before = lastRead.get(key);
  if (!before) throw new Error(`${tag}: the backend does not answer`);
  // Written above, by the same function under the same key.
  return before as Answer<Data>;
}

/**
 * Wraps a cached read (see {@link readPublic}) for its callers: errors become `unavailable`. Pages that are kept pass
 * the answer through `forKeptPage`.
 */
export function publicQuery<Arguments extends unknown[], Data>(
  read: (...parameters: Arguments) => Promise<Answer<Data>>,
): (...parameters: Arguments) => Promise<Answer<Data>> {
  return (...parameters) => read(...parameters).catch(() => ({ state: 'unavailable' }));
}
