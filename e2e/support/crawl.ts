import type { HTMLElement } from 'node-html-parser';
import { splitLocale } from '../../lib/foundation/i18n/paths';
import { findRoute } from '../../lib/platform/routes/find';
import { testSite } from '../../tools/test/test-settings.mjs';
import { documentOf, readHead } from './html';
import { locationOf, type PlainAnswer, plainGet } from './plain-request';
import { refusalsIn } from './refusals';
import { someSender } from './sender';

const routeAt = (path: string) => findRoute(splitLocale(path).path);

/**
 * True for a page that menus and old addresses already link to, but that is a 404 until it is
 * built.
 */
export const isPlanned = (path: string) => routeAt(path)?.route.kind === 'planned';

/** A link on a page. */
interface Link {
  readonly from: string;
  readonly url: URL;
}

type Page = ReturnType<typeof readHead>;

interface Visit {
  /** Undefined if the target is not a page, such as an image or a feed. */
  readonly page: Page | undefined;
  /** Problems of the target; empty for a working link. */
  readonly faults: readonly string[];
}

/**
 * Address without the values of its parameters. Links with the same parameters on pages of one kind
 * represent each other, and so do the records of a table.
 */
function shapeOf({ from, url }: Link): string {
  const { pathname, searchParams } = url;
  if (!url.search) return pathname;
  const start = new URL(from, testSite.url).pathname;
  const names = [...new Set(searchParams.keys())].sort();
  const to = routeAt(pathname);
  const page = to?.route.slugs && 'table' in to.route.slugs ? to.name : pathname;
  return [splitLocale(start).locale, routeAt(start)?.name ?? start, page, ...names].join(' ');
}

/** Problems of a response that was reached over this many redirects. */
function faultsOf(
  { status }: PlainAnswer,
  document: HTMLElement | undefined,
  address: string,
  redirects: number,
): string[] {
  const path = new URL(address, testSite.url).pathname;
  if (status === 404 && isPlanned(path)) return [];
  return [
    ...(redirects > 1 ? [`a chain of ${redirects} redirects`] : []),
    ...(status >= 400 ? [`status ${status}`] : document ? refusalsIn(document) : []),
  ];
}

/** Follows a link as a new visitor each time, because rate limits count by sender. */
async function visit(address: string, headers: Record<string, string>): Promise<Visit> {
  const sender = { ...headers, 'x-forwarded-for': someSender() };
  let [answer, at, redirects] = [await plainGet(address, sender), address, 0];
  for (let next = locationOf(answer); next?.startsWith('/') && redirects < 5; ) {
    [answer, at, redirects] = [await plainGet(next, sender), next, redirects + 1];
    next = locationOf(answer);
  }
  // Under load, a page that needs a record may time out waiting for the backend and ask to retry.
  if (answer.status === 503) answer = await plainGet(at, sender);
  const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false;
  // Parsed once and not kept: there are hundreds of documents.
  const document = isPage ? documentOf(answer.body) : undefined;
  const page = document && readHead(document, answer.body);
  return {
    page,
    faults: [...faultsOf(answer, document, at, redirects), ...(page?.markupFaults ?? [])],
  };
}

/**
 * True if a page still has a broken link: since it was read, a ferry may have arrived or a day may
 * have ended.
 */
async function isStillThere({ from, url }: Link, headers: Record<string, string>) {
  const { page } = await visit(from, headers);
  const links = page ? [...page.links, ...page.files] : [];
  return (
    !page || links.some((link) => new URL(link, new URL(from, testSite.url)).href === url.href)
  );
}

interface Crawler {
  /** Sent with every request, such as a session. */
  readonly headers?: Record<string, string>;
  /** Selects the links to follow; all by default. */
  readonly follows?: (url: URL) => boolean;
  /**
   * Selects links that are known to work and lead to a page similar to others that are read; none
   * by default.
   */
  readonly isKnown?: (url: URL) => boolean;
}

/** Concurrent requests, so that the server renders the next pages while one is parsed. */
const atOnce = 3;

/**
 * Follows every link of the site from the start pages with plain requests: each address without a
 * query once, and of those with a query one for each shape and kind of linking page. Reports the
 * problems of every followed link.
 */
export async function crawl(
  start: ReadonlyMap<string, Page>,
  { headers = {}, follows = () => true, isKnown = () => false }: Crawler = {},
) {
  const pages = new Map(start);
  const seen = new Set(start.keys());
  const faults: string[] = [];
  const links: Link[] = [];
  const follow = (from: string, page: Page) => {
    for (const link of [...page.links, ...page.files]) {
      const url = new URL(link, new URL(from, testSite.url));
      if (url.origin === testSite.url && follows(url)) links.push({ from, url });
    }
  };
  for (const [from, page] of pages) follow(from, page);
  let next = 0;
  /** Returns the next link that has not been followed; the list grows while it is read. */
  const nextLink = () => {
    while (next < links.length) {
      const link = links[next++] as Link;
      const address = link.url.pathname + link.url.search;
      const shape = shapeOf(link);
      if (seen.has(shape) || seen.has(address) || isPlanned(link.url.pathname)) continue;
      seen.add(shape).add(address);
      if (link.url.search || !isKnown(link.url)) return { link, address };
    }
    return undefined;
  };
  const underWay = new Set<Promise<unknown>>();
  for (;;) {
    const found = underWay.size < atOnce ? nextLink() : undefined;
    if (found) {
      const { link, address } = found;
      const visiting = visit(address, headers).then(async ({ page, faults: wrong }) => {
        if (wrong.length > 0 && (await isStillThere(link, headers))) {
          faults.push(...wrong.map((fault) => `${link.from} → ${address}: ${fault}`));
        }
        underWay.delete(visiting);
        if (!page) return;
        pages.set(address, page);
        follow(address, page);
      });
      underWay.add(visiting);
    } else if (underWay.size > 0) await Promise.race(underWay);
    else return { pages, links, faults };
  }
}
