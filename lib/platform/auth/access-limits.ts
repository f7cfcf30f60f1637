import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { isWithinLimit, type RateLimit, senderAddress } from '@/lib/platform/actions/rate-limit';
import { ActionFailure, type ActionResult } from '@/lib/platform/actions/result';

const hour = 60 * 60;

/** Limits by the sender's address. Successful attempts count too. */
export const senderLimits = {
  /** Attempts of one sender on all accounts: a hotel is one sender. */
  signIn: { bucket: 'sign-in', max: 40, windowSeconds: 15 * 60 },
  signUp: { bucket: 'sign-up', max: 10, windowSeconds: hour },
  /** A try counts twice: the challenge, then the answer. */
  passkey: { bucket: 'passkey', max: 80, windowSeconds: 15 * 60 },
  mail: { bucket: 'auth-mail', max: 5, windowSeconds: hour },
  secondFactor: { bucket: 'second-factor-sender', max: 40, windowSeconds: 15 * 60 },
  /** A try counts twice: the link, then the password. */
  newPassword: { bucket: 'new-password', max: 20, windowSeconds: 15 * 60 },
} satisfies Record<string, RateLimit>;

type LimitedAccess = keyof typeof senderLimits;

const signInPair: RateLimit = { bucket: 'sign-in-pair', max: 10, windowSeconds: 15 * 60 };

/**
 * Attempts of one sender on one account. Never counted by account only: ten wrong passwords of a
 * stranger would lock the owner out.
 */
export async function takePairLimit(email: string): Promise<void> {
  const within = await isWithinLimit(signInPair, `${await senderAddress()} ${email.toLowerCase()}`);
  if (!within) throw new ActionFailure('rateLimited');
}

/** Limits mails to one address, whoever the sender: they could fill a person's mailbox. */
export async function takeMailLimit(email: string): Promise<void> {
  const { bucket, ...limit } = senderLimits.mail;
  const within = await isWithinLimit(
    { ...limit, bucket: `${bucket}-account` },
    email.toLowerCase(),
  );
  if (!within) throw new ActionFailure('rateLimited');
}

/** Adds the waiting time to a refusal by one of our limits; the service's own limits bring their own sentence. */
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
