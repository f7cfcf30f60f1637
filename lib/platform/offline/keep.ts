import { forgetPersonalPages, keptHeaders, keptNames } from '../../foundation/ids/cache-names';
import { filesIn, isWhole, keptCopy, mayBeKept, titleOf } from './rules';

/** Reason why storing failed: no space, storage refused, or no response from the network. */
export type KeepFault = 'full' | 'blocked' | 'away';

/** A page that is kept. */
export interface KeptPage {
  readonly href: string;
  readonly title: string;
  /** ISO instant. */
  readonly keptAt: string;
  readonly isPersonal: boolean;
}

const faultOf = (error: unknown): KeepFault => {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'TypeError' || name === 'AbortError' ? 'away' : 'blocked';
};

/** Adds files that are not kept yet. Skips missing ones; throws when there is no room. */
async function keepFiles(addresses: readonly string[]): Promise<void> {
  const files = await caches.open(keptNames.files);
  await Promise.all(
    addresses.map(async (address) => {
      if (await files.match(address)) return;
      const answer = await fetch(address).catch(() => undefined);
      if (answer?.ok) await files.put(address, answer);
    }),
  );
}

/**
 * Files this page has used so far, including those no document names: fonts and scripts loaded
 * later.
 */
export function usedFiles(): string[] {
  const { origin } = window.location;
  const paths = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(origin))
    .map((name) => name.slice(origin.length));
  return filesIn(paths.join('\n'));
}

/**
 * Keeps a page with its files. Returns its document, or undefined when the site had none; throws when there is no room.
 */
async function keepPage(address: string, cacheName: string): Promise<string | undefined> {
  const answer = await fetch(address, { headers: { Accept: 'text/html' } });
  if (!mayBeKept(answer)) return undefined;
  const html = await answer.text();
  if (!isWhole(html)) return undefined;
  const cache = await caches.open(cacheName);
  const copy = keptCopy(html, answer.headers, new Date().toISOString(), titleOf(html));
  await cache.put(address, copy);
  await keepFiles(filesIn(html));
  return html;
}

interface Keeping {
  /** Owner of personal pages; absent for public pages. */
  readonly owner?: string | undefined;
  /** Links of a kept page that are kept as well, by their path. */
  readonly follow?: RegExp | undefined;
  readonly onStep: (done: number, all: number) => void;
}

/** At most this many pages at once: a trip of twelve islands has fewer. */
const mostPages = 120;

/**
 * Caches pages one after the other, with the pages they link to. Stops at the first one without
 * room.
 */
export async function keepAll(
  addresses: readonly string[],
  { owner, follow, onStep }: Keeping,
): Promise<{ fault?: KeepFault; missing: number }> {
  const name = owner === undefined ? keptNames.packs : keptNames.person + owner;
  const waiting = [...addresses];
  const known = new Set(waiting);
  let missing = 0;
  try {
    if (owner !== undefined) await forgetPersonalPages(owner);
    await keepFiles(usedFiles());
    for (let done = 0; done < waiting.length; done += 1) {
      onStep(done, waiting.length);
      const html = await keepPage(waiting[done] ?? '', name);
      if (html === undefined) missing += 1;
      // Follows only links of the requested pages: every island links to every other.
      const links = html && follow && done < addresses.length ? linksOf(html) : [];
      for (const link of links) {
        if (known.size >= mostPages || known.has(link) || !follow?.test(link)) continue;
        known.add(link);
        waiting.push(link);
      }
    }
    return { missing };
  } catch (error) {
    return { fault: faultOf(error), missing };
  }
}

const linksOf = (html: string): string[] =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('main a[href^="/"]')].map(
    (link) => link.getAttribute('href') ?? '',
  );

/** All pages kept here, newest first; empty when storage is denied. */
export async function keptPages(): Promise<KeptPage[]> {
  try {
    const names = (await caches.keys()).filter(
      (name) =>
        name === keptNames.pages || name === keptNames.packs || name.startsWith(keptNames.person),
    );
    const found = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        return Promise.all(
          (await cache.keys()).map(async ({ url }) => {
            const { pathname, search } = new URL(url);
            const headers = (await cache.match(url))?.headers;
            return {
              href: pathname + search,
              title: decodeURIComponent(headers?.get(keptHeaders.title) ?? '') || pathname,
              keptAt: headers?.get(keptHeaders.at) ?? '',
              isPersonal: name.startsWith(keptNames.person),
            };
          }),
        );
      }),
    );
    const newest = found.flat().sort((a, b) => (a.keptAt > b.keptAt ? -1 : 1));
    const seen = new Set<string>();
    return newest.filter(({ href }) => !seen.has(href) && seen.add(href));
  } catch {
    return [];
  }
}

/** Time at which the first of some pages was cached on request; undefined if it was not. */
export async function keptSince(
  address: string,
  owner: string | undefined,
): Promise<string | undefined> {
  const name = owner === undefined ? keptNames.packs : keptNames.person + owner;
  const kept = await caches.match(address, { cacheName: name }).catch(() => undefined);
  return kept?.headers.get(keptHeaders.at) ?? undefined;
}

/** Removes cached pages: personal ones of `owner`, others from every cache. */
export async function dropPages(addresses: readonly string[], owner?: string): Promise<void> {
  if (owner !== undefined) return forgetPersonalPages();
  const names = await caches.keys();
  for (const name of names.filter((one) => one !== keptNames.files)) {
    const cache = await caches.open(name);
    await Promise.all(addresses.map((address) => cache.delete(address)));
  }
}
