import { type Locale, localeFrom } from '@/lib/foundation/i18n/locales';
import { localizePath, splitLocale } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import { safeNext } from './next-path';

/** Destination after a link in a mail, as far as the link determines it. */
interface MailReturn {
  locale: Locale;
  /** A page of this site requested before the mail was sent. */
  next: string | undefined;
}

/** `value` as an address below one of `origins`, or undefined. */
function ownAddress(value: string, origins: readonly string[]): URL | undefined {
  const base = origins[0];
  if (!URL.canParse(value, base)) return undefined;
  const url = new URL(value, base);
  return origins.includes(url.origin) ? url : undefined;
}

/**
 * Longest next page in an address of account access, encoded: proxies take a server with long redirects out of service.
 */
const longestNext = 1600;

/** The page of `?next=`, unless it would be the profile anyway, or is too long to be taken along. */
export function rememberedNext(value: unknown, locale: Locale): string | undefined {
  const next = safeNext(value, locale);
  const isProfile = next === localizePath(routes.profile, locale);
  return isProfile || encodeURIComponent(next).length > longestNext ? undefined : next;
}

/**
 * Reads the `next` of a link in a mail: the address this site gave to the auth service, or only the site's
 * own when the service dropped it. Then `hint`, the language of the button in the mail, counts.
 */
export function mailReturn(
  next: string | null,
  hint: string | null,
  origins: readonly string[],
): MailReturn {
  const address = ownAddress(next ?? '', origins);
  const fallback = localeFrom(hint);
  if (!address || address.pathname === '/') return { locale: fallback, next: undefined };
  const { locale } = splitLocale(address.pathname);
  return { locale, next: rememberedNext(address.searchParams.get('next'), locale) };
}

/** Site path of the page for a new password, by the link of a mail or on the way to one. */
export function resetAddress({ next }: Pick<MailReturn, 'next'>, tokenHash?: string): string {
  const query = new URLSearchParams({
    ...(tokenHash ? { token_hash: tokenHash } : {}),
    ...(next ? { next } : {}),
  }).toString();
  return query ? `${routes.resetPassword}?${query}` : routes.resetPassword;
}

/** The sign-in page with something to say, keeping where the person wanted to go. */
export function signInWith(parameter: string, { locale, next }: MailReturn): string {
  const tail = next ? `&next=${encodeURIComponent(next)}` : '';
  return localizePath(`${routes.signIn}?${parameter}${tail}`, locale);
}
