import type { PushedMessage, WorkerSettings } from './worker-types';

/*
 * Decisions of the worker. It is sent as text (script.ts), so each of these functions may use nothing but its
 * arguments.
 */

/** Treatment of a request by the worker. */
export type Handling =
  /** A file that never changes under its name: from the cache, once it is there. */
  | 'file'
  /** A public page, cached when visited. */
  | 'page'
  /** A personal page, cached only on request. */
  | 'personal'
  /** Any other page, cached only on request; otherwise a screen explains that it is missing. */
  | 'screen'
  /** Not handled by the worker: the browser uses the network itself. */
  | 'leave';

/** Decides on the treatment of `request`. `origin` is the site's own. */
export function handlingOf(
  request: { readonly method: string; readonly mode: string; readonly url: string },
  origin: string,
  settings: WorkerSettings,
): Handling {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return 'leave';
  if (new RegExp(settings.files).test(url.pathname)) return 'file';
  // A failed request of the page's router needs no fallback: the router then loads the document.
  if (request.mode !== 'navigate' || new RegExp(settings.machines).test(url.pathname))
    return 'leave';
  if (new RegExp(settings.personal).test(url.pathname)) return 'personal';
  return url.search === '' && new RegExp(settings.visited).test(url.pathname) ? 'page' : 'screen';
}

/** True for a response that may be kept: a whole document, at the requested address. */
export function mayBeKept(answer: {
  readonly status: number;
  readonly type: string;
  readonly redirected: boolean;
  readonly headers: Pick<Headers, 'get'>;
}): boolean {
  const type = answer.headers.get('content-type') ?? '';
  return answer.status === 200 && !answer.redirected && type.startsWith('text/html');
}

/** True for a document that is the page itself, not a screen in its place or a way to another. */
export function isWhole(html: string): boolean {
  return !/data-unavailable|__next-page-redirect/.test(html);
}

/**
 * Entries to remove from a cache so that `most` remain, oldest first. `entries` are addresses with the instant they
 * were kept, ISO.
 */
export function overflow(
  entries: readonly (readonly [address: string, keptAt: string])[],
  most: number,
): string[] {
  const oldest = [...entries].sort(([, a], [, b]) => (a < b ? -1 : a > b ? 1 : 0));
  return oldest.slice(0, Math.max(0, entries.length - most)).map(([address]) => address);
}

/** Returns a document with the time of caching on its first element. */
export function markKept(html: string, keptAt: string): string {
  return html.replace(/<html\b/, `<html data-kept="${keptAt.replace(/[^\w:.+-]/g, '')}"`);
}

/** The title of a document, percent-encoded for a header. */
export function titleOf(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const plain = title
    .replace(/&amp;/g, '&')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;/g, '"');
  // Without the name of the site, which every title ends in.
  return encodeURIComponent(plain.replace(/ \| [^|]*$/, ''));
}

/** The addresses of files that never change which a document names, each once. */
export function filesIn(html: string): string[] {
  const named = html.match(/\/(?:_next\/static|charts|map|icons)\/[^"'\\\s<>()?#&,;]+\.\w+/g);
  return [...new Set(named ?? [])];
}

/** A copy of an answer for a cache, with when it was kept. Its bytes are no longer compressed, its names not varied. */
export function keptCopy(html: string, headers: Headers, keptAt: string, title: string): Response {
  const kept = new Headers();
  for (const name of [
    'content-type',
    'content-security-policy',
    'x-content-type-options',
    'referrer-policy',
    'x-frame-options',
    'permissions-policy',
  ]) {
    const value = headers.get(name);
    if (value) kept.set(name, value);
  }
  kept.set('x-kept-at', keptAt);
  kept.set('x-kept-title', title);
  return new Response(html, { headers: kept });
}

/** A push message with its texts and a page of this site; undefined for anything else. */
export function messageOf(sent: unknown, origin: string): PushedMessage | undefined {
  const message = Object(sent) as Record<keyof PushedMessage, unknown>;
  const { title, body, path, tag, language, owner } = message;
  for (const text of [title, body, path, tag, language, owner]) {
    if (typeof text !== 'string') return undefined;
  }
  const isOurs = String(path).startsWith('/') && new URL(String(path), origin).origin === origin;
  return isOurs ? (message as PushedMessage) : undefined;
}

export const rules = {
  handlingOf,
  mayBeKept,
  isWhole,
  overflow,
  markKept,
  titleOf,
  filesIn,
  keptCopy,
  messageOf,
};
export type Rules = typeof rules;
