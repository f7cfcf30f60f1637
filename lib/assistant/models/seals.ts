import 'server-only';
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { env } from '@/lib/foundation/env';
import { assistantLimits } from './limits';

/*
 * Signs parts of a conversation. The browser keeps the conversation and sends it with each
 * question, so answers and tool results are only trusted with the seal of this server (ADR 50).
 */

/**
 * Seal of one part of an answer: seconds since 1970, and an HMAC that only this server can compute.
 */
export const sealSchema = z.object({ at: z.int().min(0), mac: z.string().length(43) });

export type Seal = z.infer<typeof sealSchema>;

/** Sealed content: text of an answer, or a tool call with its output. */
export type Sealed =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'tool';
      readonly name: string;
      readonly callId: string;
      readonly input: unknown;
      readonly output: unknown;
    };

/** Shared by all instances of a site. Without either variable it lasts as long as the process. */
const secret = env.RATE_LIMIT_SALT ?? env.SUPABASE_SECRET_KEY ?? randomBytes(32).toString('hex');
const key = Buffer.from(hkdfSync('sha256', secret, '', 'seals of the assistant', 32));

/** Sorts the keys of objects recursively, because a database may have reordered them. */
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

/** True if one of the seals is valid for this content and has not expired. */
export function isSealed(sealed: Sealed, seals: readonly Seal[], now = Date.now()): boolean {
  const oldest = seconds(now) - assistantLimits.sealDays * 86_400;
  return seals.some(({ at, mac }) => {
    if (at < oldest || at > seconds(now) + 60) return false;
    const [given, right] = [Buffer.from(mac), Buffer.from(macOf(sealed, at))];
    return given.length === right.length && timingSafeEqual(given, right);
  });
}
