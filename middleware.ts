import { type NextRequest, NextResponse } from 'next/server';
import { methodNotAllowed, unknownAddress } from '@/lib/foundation/http/errors';
import { referringPage } from '@/lib/foundation/http/referring-page';
import { requestIdHeader, withRequestId } from '@/lib/foundation/http/request-id';
import { detectLocale, localeCookie, localeQuery } from '@/lib/foundation/i18n/detect';
import { defaultLocale, isLocale, type Locale } from '@/lib/foundation/i18n/locales';
import { localizePath, splitLocale } from '@/lib/foundation/i18n/paths';
import { log } from '@/lib/foundation/log';
import { longestRedirect, writtenLength } from '@/lib/foundation/own-path';
import { pathShape } from '@/lib/foundation/redact';
import { site } from '@/lib/foundation/site';
import { secondFactorAddress, signInAddress } from '@/lib/platform/auth/next-path';
import { countAhead, forgetClaim } from '@/lib/platform/routes/count-ahead';
import {
  answerToUnknown,
  findPage,
  isMachine,
  methodsOf,
  shownPath,
} from '@/lib/platform/routes/find';
import { findRedirect, pairInQuery } from '@/lib/platform/routes/find-redirect';
import { isGuarded } from '@/lib/platform/routes/guards';
import { lookUp } from '@/lib/platform/routes/look-up';
import { missingScreen, screenPath } from '@/lib/platform/routes/missing';
import { routes } from '@/lib/platform/routes/register';
import { inRightCase } from '@/lib/platform/routes/right-case';
import { checkSession } from '@/lib/platform/supabase/middleware';

type Address = ReturnType<typeof splitLocale>;

const oneYear = 60 * 60 * 24 * 365;

/** An answer that depends on the person: no cache between here and the browser may keep it. */
function redirectPrivately(target: URL) {
  const response = NextResponse.redirect(target, 307);
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
}

/**
 * The page on which a language was chosen. Without scripts every switch leads to the home page, because the
 * frame of a static page cannot know the page: the Referer header gives the page.
 */
function pageOfChoice({ nextUrl, headers }: NextRequest, path: string) {
  const hosts = [headers.get('host'), nextUrl.host, new URL(site.origin).host];
  const from = path === routes.home ? referringPage(headers.get('referer'), hosts) : undefined;
  if (!from || isMachine(from.pathname)) return { path, search: nextUrl.search };
  return { path: splitLocale(from.pathname).path, search: from.search };
}

/** Answers `?lng=`: the same page in that language without the parameter, and the choice remembered. */
function chooseLanguage(request: NextRequest, choice: string, path: string, current: Locale) {
  const target = request.nextUrl.clone();
  const page = pageOfChoice(request, path);
  target.pathname = localizePath(page.path, isLocale(choice) ? choice : current);
  target.search = page.search;
  target.searchParams.delete(localeQuery);
  const response = redirectPrivately(target);
  if (isLocale(choice)) {
    response.cookies.set(localeCookie, choice, { path: '/', maxAge: oneYear, sameSite: 'lax' });
  }
  return response;
}

/**
 * The language to send an unprefixed address to, or undefined to stay. An address with a prefix names
 * its language and is served as asked; English has no prefix, so its addresses may mean either.
 */
function preferredLocale(request: NextRequest): Locale | undefined {
  const wanted = detectLocale(
    request.cookies.get(localeCookie)?.value,
    request.headers.get('accept-language'),
  );
  return wanted === defaultLocale ? undefined : wanted;
}

/** Request headers as changed by the middleware, for a response that continues to a page or route. */
const carrying = ({ headers }: NextRequest) => ({ request: { headers } });

/**
 * Shows a screen of the site in place of a page, with a status. Next sends what it renders with 200, so the server
 * (server/document-response.mjs) reads the status from this header and removes it.
 */
function showScreen(request: NextRequest, path: string, status: number, seconds?: number) {
  const target = request.nextUrl.clone();
  target.pathname = path;
  const headers = new Headers({ 'X-Document-Status': String(status) });
  if (seconds) headers.set('Retry-After', String(seconds));
  return NextResponse.rewrite(target, { ...carrying(request), headers });
}

/**
 * Lets a shared cache keep an answer that is rendered for a request but is the same for everybody. A page that turns
 * out to be a refusal overrides this (server/document-response.mjs).
 */
function sharedHeaders({ method, nextUrl }: NextRequest, path: string): HeadersInit {
  const { sharedSeconds, answersQuery } = findPage(path)?.route ?? {};
  const isStatic = answersQuery && nextUrl.search === '';
  if (!sharedSeconds || isStatic || (method !== 'GET' && method !== 'HEAD')) return {};
  return { 'Cache-Control': `public, s-maxage=${sharedSeconds}, stale-while-revalidate=60` };
}

/** Shows the page of an address, or an error page. */
async function showPage(request: NextRequest, { locale, path, prefixed }: Address) {
  const target = request.nextUrl.clone();
  const found = await lookUp(locale, path);
  if (found === 'missing') return showScreen(request, missingScreen(path, locale), 404);
  if (found === 'unavailable') {
    return showScreen(request, screenPath(routes.unavailablePage, locale), 503, 60);
  }
  const seconds = await countAhead({ path, search: target.search }, request);
  if (seconds > 0) return showScreen(request, screenPath(routes.tooManyPage, locale), 429, seconds);
  const shown = shownPath(path, target.search);
  const init = { ...carrying(request), headers: sharedHeaders(request, path) };
  if (prefixed && shown === path) return NextResponse.next(init);
  target.pathname = `/${locale}${shown === '/' ? '' : shown}`;
  return NextResponse.rewrite(target, init);
}

/**
 * Shows a personal page. A visitor who is signed out, or has not entered the code of the second
 * factor, is redirected there and returns afterwards. Submitted forms pass, because their action
 * checks the session itself and keeps the entered values.
 */
async function showGuardedPage(request: NextRequest, address: Address) {
  const { state, applyTo } = await checkSession(request);
  const isForm = request.method !== 'GET' && request.method !== 'HEAD';
  const isLed = state === 'signed-out' || (state === 'needs-second-factor' && !isForm);
  if (!isLed) return applyTo(await showPage(request, address));
  // Deleting the expired cookie in the response to an action would make Next render the page again. That render
  // redirects to sign-in and loses the entered values, so the cookie stays until the next page request.
  if (isForm) return showPage(request, address);
  const { pathname, search } = request.nextUrl;
  const lead = state === 'needs-second-factor' ? secondFactorAddress : signInAddress;
  const target = new URL(lead(pathname + search, address.locale), request.url);
  return applyTo(redirectPrivately(target));
}

/** Redirects for good. The query of the request goes along unless the address has its own. */
function redirectTo(address: string, request: NextRequest): Response {
  const destination = new URL(address, request.url);
  if (!destination.search) destination.search = request.nextUrl.search;
  return NextResponse.redirect(destination, 308);
}

/** Sends a request where it belongs. */
async function lead(request: NextRequest): Promise<Response> {
  const { pathname } = request.nextUrl;
  const methods = methodsOf(pathname);
  if (methods) {
    return methods.includes(request.method)
      ? NextResponse.next(carrying(request))
      : methodNotAllowed(methods);
  }
  if (answerToUnknown(pathname) === 'json') return unknownAddress();
  const address = splitLocale(pathname);
  const { locale, path, prefixed } = address;
  const target = request.nextUrl.clone();

  const moved = findRedirect(path);
  if (moved) return redirectTo(localizePath(moved, locale), request);

  const meant = inRightCase(pathname);
  if (meant) return redirectTo(meant, request);

  const language = request.nextUrl.searchParams.get(localeQuery);
  if (language !== null) return chooseLanguage(request, language, path, locale);

  const pair = pairInQuery(path, target.searchParams);
  if (pair) return NextResponse.redirect(new URL(localizePath(pair, locale), request.url), 308);

  if (prefixed && locale === defaultLocale) {
    target.pathname = path;
    return NextResponse.redirect(target, 308);
  }

  const preferred = prefixed ? undefined : preferredLocale(request);
  if (preferred) {
    target.pathname = localizePath(path, preferred);
    // A longer address is shown in English without a redirect; its language link still works.
    if (!isTooLong(target)) return redirectPrivately(target);
  }

  return isGuarded(path) ? showGuardedPage(request, address) : showPage(request, address);
}

/** True for an address that no redirect may name. */
const isTooLong = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) =>
  writtenLength(pathname + search) > longestRedirect;

/** Answers with a page where a redirect would have to repeat too much. */
function withinHeaders(request: NextRequest, response: Response): Response {
  const location = response.headers.get('location');
  if (!location || !isTooLong(new URL(location, request.url))) return response;
  const { locale } = splitLocale(request.nextUrl.pathname);
  return showScreen(request, screenPath(routes.tooLongPage, locale), 414);
}

/** Gives every request its id: on what goes on to the page, on the answer and in the log. */
export default async function middleware(request: NextRequest): Promise<Response> {
  const requestId = crypto.randomUUID();
  // Replaces any value sent by the client, like the header of the counted limit.
  request.headers.set(requestIdHeader, requestId);
  forgetClaim(request.headers);
  const response = withinHeaders(request, await withRequestId(requestId, () => lead(request)));
  response.headers.set(requestIdHeader, requestId);
  const { method, nextUrl } = request;
  const outcome = response.headers.has('location') ? 'redirect' : 'on';
  log.info('request', { requestId, method, path: pathShape(nextUrl.pathname), outcome });
  return response;
}

export const config = {
  // Without the sandbox of the edge runtime: nearly twice as many requests a second (ADR 26).
  runtime: 'nodejs',
  // All paths except asset files in the folders of the register. Otherwise the router would take an unknown path for a
  // language or a record and cache the response for good. Next.js reads this line statically, so it must be a
  // literal; a test compares it with the register.
  matcher: ['/((?!_next/static/|(?:charts|icons|map)/[^/]+\\.\\w+$).*)'],
};
