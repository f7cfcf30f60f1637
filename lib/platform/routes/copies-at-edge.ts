import { env } from '@/lib/foundation/env';
import { defaultLocale, locales } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { site } from '@/lib/foundation/site';
import { wholeTable } from '@/lib/platform/supabase/read-public';
import { register } from './register';
import type { Route } from './route';

/** Encodings requested by the edge, each stored as a copy (edge/nginx.conf.template). */
const encodings = ['br', 'gzip', 'identity'];
/** Milliseconds in which all instances have heard of a change (lib/foundation/instances/follow.ts). */
const notifiedWithin = 2500;
/** An instance answers with the old page once, and makes the new one meanwhile. */
const tries = { most: 10, pause: 500 };

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const rows: readonly Route[] = Object.values(register);
const isOf = ({ slugs }: Route, table: string) =>
  slugs !== undefined && 'table' in slugs && slugs.table === table;

/**
 * Pages and files that list a whole table: the pages above its records, and for posts all files
 * made from them.
 */
function listPaths(table: string): string[] {
  const above = rows
    .filter((row) => row.kind === 'page' && isOf(row, table))
    .map(({ path }) => path.slice(0, path.lastIndexOf('/')));
  if (table !== 'posts') return above;
  const { blogTag, blogRss, blogJsonFeed } = register;
  const tags = blogTag.slugs.map((slug) => blogTag.path.replace('{slug}', slug));
  return [...above, ...tags, blogRss.path, blogJsonFeed.path];
}

/** Addresses, in both languages, of pages and files with records of these tags (lib/platform/supabase/read-public). */
export function addressesOf(tags: readonly string[]): string[] {
  const paths = tags.flatMap((tag) => {
    const [table = '', slug = ''] = tag.split(':');
    if (slug === wholeTable) return listPaths(table);
    return rows.filter((row) => isOf(row, table)).map(({ path }) => path.replace('{slug}', slug));
  });
  return [...new Set(paths)].flatMap((path) => {
    if (path.includes('{locale}')) return locales.map((one) => path.replace('{locale}', one));
    if (path.startsWith('/api/')) return [path];
    return locales.map((one) => localizePath(path as `/${string}`, one));
  });
}

async function refresh(address: string, secret: string, encoding: string): Promise<void> {
  const headers = {
    'X-Edge-Refresh': `refresh ${secret}`,
    'Accept-Encoding': encoding,
    // The copy for an address without prefix is the English one.
    'Accept-Language': defaultLocale,
  };
  for (let time = 0; time < tries.most; time += 1) {
    const signal = AbortSignal.timeout(30_000);
    const init = { headers, signal, redirect: 'manual' } as const;
    const answer = await fetch(new URL(address, env.EDGE_URL ?? site.origin), init);
    // Reads the whole body, because the edge stores complete responses only.
    await answer.arrayBuffer();
    if (answer.headers.get('x-nextjs-cache') !== 'STALE') return;
    await wait(tries.pause);
  }
}

/**
 * Makes the edge refresh its copies for these tags, once all instances know of the change; does nothing without
 * EDGE_SECRET. A copy that could not be refreshed expires by its own age.
 */
export async function refreshAtEdge(tags: readonly string[]): Promise<void> {
  const secret = env.EDGE_SECRET;
  if (!secret) return;
  await wait(notifiedWithin);
  for (const address of addressesOf(tags)) {
    await Promise.allSettled(encodings.map((encoding) => refresh(address, secret, encoding)));
  }
}
