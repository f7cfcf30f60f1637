import 'server-only';
import { LRUCache } from 'lru-cache';
import { cacheLife, cacheTag } from 'next/cache';
import type { Answer } from './answer';
import type { DatabaseClient } from './client';
import { publicClient } from './public';

/** Seconds. What was read is served on while it is read anew, however old it is. */
const foundLife = { stale: 300, revalidate: 300, expire: 31_536_000 };
/** What is not there may come at any moment. Shorter lives would make the page a dynamic one. */
const otherLife = { stale: 30, revalidate: 10, expire: 300 };

/** What `part` is for a list of the table's records. */
export const wholeTable = 'all';

const tagOf = (table: string, part: string) => `${table}:${part}`;

/** The tags of what changes when these records of a table are written: they themselves, and its lists. */
export const tagsOf = (table: string, slugs: readonly string[]) =>
  [wholeTable, ...slugs].map((part) => tagOf(table, part));

/** What was read last, for the time of an outage. */
const lastRead = new LRUCache<string, Answer<unknown>>({ max: 1000 });

/**
 * The one way to a public record: without cookies, cached, tagged `<table>:<part>`. To be
 * called inside a function that begins with 'use cache', because the directive belongs to the function whose
 * arguments are the key; wrap that in {@link publicQuery}:
 *
 *     export const postBySlug = publicQuery(async (slug: string) => {
 *       'use cache';
 *       return readPublic('posts', slug, (client) => recordFrom('posts', client.from…, postFromRow));
 *     });
 *
 * While the backend does not answer, what was read last is served on. Where nothing was, it throws, and an
 * answer of that moment is stored nowhere: a page that is being made anew stays as it was before.
 *
 * @param part what of the table is read: the slug of a record, or `wholeTable` for a list of them
 * @param question which list, where a table has several: an outage must not answer one with another
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
 * A cached read as its callers see it: see {@link readPublic}. They meet no fault; pages that are kept ask
 * `forKeptPage` what to do with an answer that is missing.
 */
export function publicQuery<Arguments extends unknown[], Data>(
  read: (...parameters: Arguments) => Promise<Answer<Data>>,
): (...parameters: Arguments) => Promise<Answer<Data>> {
  return (...parameters) => read(...parameters).catch(() => ({ state: 'unavailable' }));
}
