import 'server-only';
import { getTranslations } from 'next-intl/server';
import { isWithinLimit, type RateLimit } from '@/lib/actions/rate-limit';
import { ActionFailure, type ActionResult } from '@/lib/actions/result';
import type { Locale } from '@/lib/i18n/locales';

const hour = 60 * 60;

/** By the sender's address. Tries that succeed count too. */
export const senderLimits = {
  signIn: { bucket: 'sign-in', max: 10, windowSeconds: 15 * 60 },
  signUp: { bucket: 'sign-up', max: 10, windowSeconds: hour },
  mail: { bucket: 'auth-mail', max: 5, windowSeconds: hour },
  /** A try counts twice: the link, then the password. */
  newPassword: { bucket: 'new-password', max: 20, windowSeconds: 15 * 60 },
} satisfies Record<string, RateLimit>;

type LimitedAccess = keyof typeof senderLimits;

/** The same limit once more by account: many senders may try one person's password. */
export async function takeAccountLimit(access: 'signIn' | 'mail', email: string): Promise<void> {
  const { bucket, ...limit } = senderLimits[access];
  const within = await isWithinLimit(
    { ...limit, bucket: `${bucket}-account` },
    email.toLowerCase(),
  );
  if (!within) throw new ActionFailure('rateLimited');
}

/** Says how long to wait, for a limit of ours; the service's own limits bring their own sentence. */
export async function withWait<Data>(
  result: ActionResult<Data>,
  access: LimitedAccess,
  locale: Locale,
): Promise<ActionResult<Data>> {
  if (result.ok || result.error.code !== 'rateLimited') return result;
  const t = await getTranslations({ locale, namespace: 'auth' });
  if (result.error.message !== t('failure.rateLimited')) return result;
  return { ok: false, error: { ...result.error, message: t(`wait.${access}`) } };
}
