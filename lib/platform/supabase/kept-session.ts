import { combineChunks, stringFromBase64URL } from '@supabase/ssr';
import { z } from 'zod';
import { hasSecondStep } from './assurance';
import { sessionCookie } from './settings';

const session = z.object({
  user: z.object({
    factors: z
      .array(z.object({ id: z.string(), factor_type: z.string(), status: z.string() }))
      .optional(),
  }),
});

interface Cookies {
  get(name: string): { value: string } | undefined;
}

/**
 * True if the session cookie claims a second step for its person. Verifies nothing, because the sender may have forged
 * the cookie. False for a cookie without a session.
 */
export async function saysSecondStep(cookies: Cookies): Promise<boolean> {
  try {
    const kept = await combineChunks(sessionCookie, (name) => cookies.get(name)?.value);
    const text = stringFromBase64URL((kept ?? '').replace(/^base64-/, ''));
    return hasSecondStep(session.parse(JSON.parse(text)).user);
  } catch {
    return false;
  }
}
