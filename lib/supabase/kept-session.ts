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
 * Whether the session's cookie says of its person that they have a second step. Judges nothing: whoever sends it may
 * have written it. False for a cookie that holds no session.
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
