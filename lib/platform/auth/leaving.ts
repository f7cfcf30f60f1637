import { splitLocale } from '@/lib/foundation/i18n/paths';
import { accountPages } from '@/lib/platform/routes/account-pages';
import { isGuarded } from '@/lib/platform/routes/guards';
import { safeNext, signInAddress } from './next-path';

/*
 * Both functions open a fresh document: personal pages kept by the router must not outlive the session, nor signed-out
 * pages its beginning. They replace the current page, so that the Back button does not return to it.
 */

/** True on the pages for signing in and up. */
export function isSigningIn(): boolean {
  const { path } = splitLocale(window.location.pathname);
  return path === accountPages.signIn.path || path === accountPages.signUp.path;
}

/** Leads from a guarded page to the sign-in page, which leads back here; false on pages that need no session. */
export function leaveForSignIn(): boolean {
  const { pathname, search } = window.location;
  const { locale, path } = splitLocale(pathname);
  if (!isGuarded(path)) return false;
  window.location.replace(signInAddress(pathname + search, locale));
  return true;
}

/** Redirects from the sign-in page to the requested page. */
export function leaveSignIn(): void {
  const { pathname, search } = window.location;
  const next = new URLSearchParams(search).get('next');
  window.location.replace(safeNext(next, splitLocale(pathname).locale));
}
