import 'server-only';
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { env } from '@/lib/env';
import { assistantLimits } from './limits';

/*
 * A conversation lives in the browser, which sends it along with each question. What an assistant said and what its
 * tools found is believed only with the seal this server put on it (ADR 50).
 */

/** On one part of an answer: seconds since 1970, and a code that only this server can make. */
export const sealSchema = z.object({ at: z.int().min(0), mac: z.string().length(43) });

export type Seal = z.infer<typeof sealSchema>;

/** What a seal stands for: words of an answer, or a call of a tool with what it found. */
export type Sealed =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'tool';
      readonly name: string;
      readonly callId: string;
      readonly input: unknown;
      readonly output: unknown;
    };

/** The same on every instance of a site; without either variable it lasts as long as the process. */
const secret = env.RATE_LIMIT_SALT ?? env.SUPABASE_SECRET_KEY ?? randomBytes(32).toString('hex');
const key = Buffer.from(hkdfSync('sha256', secret, '', 'seals of the assistant', 32));

/** JSON with the names of each object in order: a database may have kept them in another. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, inside]) => inside !== undefined);
  return entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inside]) => [name, inOrder(inside)]);
}

function macOf(sealed: Sealed, at: number): string {
  const text = JSON.stringify(inOrder(JSON.parse(JSON.stringify({ ...sealed, at }))));
  return createHmac('sha256', key).update(text).digest('base64url');
}

const seconds = (now: number) => Math.floor(now / 1000);

/** @param now milliseconds since 1970 */
export function seal(sealed: Sealed, now = Date.now()): Seal {
  const at = seconds(now);
  return { at, mac: macOf(sealed, at) };
}

/** True where one of the seals was put on this, by this server and not too long ago. */
export function isSealed(sealed: Sealed, seals: readonly Seal[], now = Date.now()): boolean {
  const oldest = seconds(now) - assistantLimits.sealDays * 86_400;
  return seals.some(({ at, mac }) => {
    if (at < oldest || at > seconds(now) + 60) return false;
    const [given, right] = [Buffer.from(mac), Buffer.from(macOf(sealed, at))];
    return given.length === right.length && timingSafeEqual(given, right);
  });
}
