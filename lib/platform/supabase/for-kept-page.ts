import 'server-only';
import { cacheLife } from 'next/cache';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import type { Answer } from './answer';
import { publicClient } from './public';

/** Has a page be made again a minute later. */
async function lookAgainSoon(): Promise<null> {
  'use cache';
  // A shorter expiry would make the page a dynamic one.
  cacheLife({ stale: 30, revalidate: 60, expire: 300 });
  return null;
}

/**
 * The answer for a page that Next keeps. Without the backend a running site fails here, so that
 * the previous page is still served and soon tried again: a page that says "cannot be shown"
 * would be cached as well. The build has no page of
 * before: it makes one without the records, which is looked at again a minute later.
 *
 * @throws {Error} while the backend does not answer, where there is one
 */
export async function forKeptPage<Data>(answer: Answer<Data>): Promise<Answer<Data>> {
  if (answer.state !== 'unavailable' || !publicClient()) return answer;
  if (process.env.NEXT_PHASE !== PHASE_PRODUCTION_BUILD) {
    throw new Error('The backend does not answer: the page of before is kept');
  }
  await lookAgainSoon();
  return answer;
}
