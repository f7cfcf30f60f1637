import 'server-only';
import { cacheLife } from 'next/cache';

/** Has a page that is made without its records be made again a minute later. */
export async function lookAgainSoon(): Promise<null> {
  'use cache';
  // A shorter expiry would make the page a dynamic one.
  cacheLife({ stale: 30, revalidate: 60, expire: 300 });
  return null;
}
