import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath, splitLocale } from '@/lib/foundation/i18n/paths';
import { longestRedirect, ownPath } from '@/lib/foundation/own-path';
import { accountPages } from '@/lib/platform/routes/account-pages';
import { folders } from '@/lib/platform/routes/folders';

/** Longest `next` read and longest destination. A longer page is refused (lib/foundation/http/refused-request.ts). */
const longest = longestRedirect;

const { signIn, secondFactor, signUp, forgotPassword, resetPassword, profile } = accountPages;

/** Pages that redirect by themselves, and addresses that are not pages. */
const deadEnds = [signIn, signUp, forgotPassword, resetPassword, folders.auth, folders.api];

/** True for addresses, and those below them, that must not follow a sign-in. Without language prefix. */
const leadsNowhere = (path: string) =>
  deadEnds.some((end) => path === end.path || path.startsWith(`${end.path}/`));

/** Decodes a path until it no longer changes; undefined when it cannot be decoded. */
function decoded(path: string): string | undefined {
  try {
    const once = decodeURIComponent(path);
    return once === path ? path : decoded(once);
  } catch {
    return undefined;
  }
}

/**
 * Destination after signing in: `value` when it is an address of a page of this site, as path with query and fragment,
 * else the profile in the given language. Accepts any value of `?next=`; the result stays on this site under every
 * interpretation of the address.
 */
export function safeNext(value: unknown, locale: Locale): string {
  const home = localizePath(profile.path, locale);
  if (typeof value !== 'string' || value.length > longest) return home;
  if (!value.startsWith('/')) return home;
  const origin = 'http://site.invalid';
  if (!URL.canParse(value, origin)) return home;
  const [given = ''] = value.split(/[?#]/, 1);
  const url = new URL(value, origin);
  const path = decoded(url.pathname);
  // As received, and in every decoded form.
  const isOwn = [given, decoded(given), path].every(
    (read) => read && !/\s/.test(read) && ownPath(read) === read,
  );
  if (!isOwn || path === undefined || /[\s\p{Cc}\\]/u.test(value)) return home;
  if (leadsNowhere(splitLocale(path).path)) return home;
  const next = url.pathname + url.search + url.hash;
  return next.length > longest ? home : next;
}

/** Longest address of a redirect: proxies take a server with longer headers out of service. */
const longestLead = 1900;

/**
 * Address of an account access page that continues to `path`. If that is too long, it continues to
 * the page without its query, and `cut` makes the page report this; if the page itself is too long,
 * to the profile.
 */
function leadingTo(page: string, path: string, locale: Locale): string {
  const addressOf = (goal: string) => {
    // A query may contain an unescaped slash, which keeps the address readable.
    const next = encodeURIComponent(goal).replaceAll('%2F', '/');
    return `${localizePath(page, locale)}?next=${next}`;
  };
  const whole = addressOf(path);
  if (whole.length <= longestLead) return whole;
  const cut = `${addressOf(path.replace(/[?#].*$/s, ''))}&cut=true`;
  return cut.length <= longestLead ? cut : `${localizePath(page, locale)}?cut=true`;
}

/** The sign-in page that leads back to `path`, an address of this site with its language prefix and query. */
export const signInAddress = (path: string, locale: Locale): string =>
  leadingTo(signIn.path, path, locale);

/** Likewise the page of the second factor. */
export const secondFactorAddress = (path: string, locale: Locale): string =>
  leadingTo(secondFactor.path, path, locale);
