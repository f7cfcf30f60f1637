import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { env } from '@/lib/foundation/env';
import { backendAddress } from './client';
import { loggedFetch } from './logged-fetch';

/**
 * State of a public record by table and slug. `unknown` while the backend does not answer and no earlier result is
 * known.
 */
export type RecordState = 'known' | 'missing' | 'unknown';

interface Question {
  readonly table: string;
  readonly slug: string;
}

const knownMs = env.RECORD_KNOWN_SECONDS * 1000;
/** A missing record may be published at any moment. */
const missingMs = Math.min(5000, knownMs);
/** The longest a page waits for the answer. */
const patienceMs = 1500;
/** Time after a failed request during which no other is sent, milliseconds. */
const pauseMs = 5000;
/** Limit for requests caused by invented slugs: further ones within a second are not sent. */
const questionsPerSecond = 100;

let pausedUntil = 0;
let second = { startedAt: 0, questions: 0 };

/** Counts a request; true while it may be sent. */
function mayAsk(now: number): boolean {
  if (now < pausedUntil) return false;
  if (now - second.startedAt >= 1000) second = { startedAt: now, questions: 0 };
  second.questions += 1;
  return second.questions <= questionsPerSecond;
}

/** Reads at most one row, by the primary key, with the public key found in every page. Throws without a response. */
async function ask({ table, slug }: Question): Promise<'known' | 'missing'> {
  const url = backendAddress();
  const key = env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY;
  if (!url || !key) throw new Error('no backend is configured');
  if (!mayAsk(Date.now())) throw new Error('not asked');
  try {
    const answer = await loggedFetch(`${url}/rest/v1/${table}?select=slug&slug=eq.${slug}`, {
      headers: { apikey: key },
      cache: 'no-store',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const rows = z.array(z.object({ slug: z.literal(slug) })).parse(await answer.json());
    return rows.length > 0 ? 'known' : 'missing';
  } catch (error) {
    pausedUntil = Date.now() + pauseMs;
    throw error;
  }
}

const states = new LRUCache<string, 'known' | 'missing', Question>({
  max: 5000,
  ttl: knownMs,
  async fetchMethod(_address, _before, { context, options }) {
    const state = await ask(context);
    options.ttl = state === 'known' ? knownMs : missingMs;
    return state;
  },
  // During an outage the last known state applies.
  noDeleteOnFetchRejection: true,
  allowStaleOnFetchRejection: true,
});

/**
 * State of a record for the middleware, which needs it before rendering begins: a page cannot set status 404 in a
 * document that is complete without JavaScript. Cached in the process: known records for a minute
 * (RECORD_KNOWN_SECONDS), missing ones for five seconds; concurrent requests share one response.
 *
 * @param slug in the shape of the register's slugs; it goes into an address as it is
 */
export async function recordState(table: string, slug: string): Promise<RecordState> {
  const context = { table, slug };
  const state = await states.fetch(`${table}/${slug}`, { context }).catch(() => undefined);
  return state ?? 'unknown';
}
