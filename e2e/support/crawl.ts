import type { HTMLElement } from 'node-html-parser';
import { splitLocale } from '../../lib/i18n/paths';
import { findRoute } from '../../lib/routes/find';
import { testSite } from '../../tools/test/test-settings.mjs';
import { documentOf, readHead } from './html';
import { locationOf, type PlainAnswer, plainGet } from './plain-request';
import { refusalsIn } from './refusals';
import { someSender } from './sender';

const routeAt = (path: string) => findRoute(splitLocale(path).path);

/** Menus and old addresses lead there already; the page comes with later work, and is a 404 until then. */
export const isPlanned = (path: string) => routeAt(path)?.route.kind === 'planned';

/** One place to which a page links. */
interface Link {
  readonly from: string;
  readonly url: URL;
}

type Page = ReturnType<typeof readHead>;

interface Visit {
  /** Undefined for what is no page: a drawing, a feed. */
  readonly page: Page | undefined;
  /** What is wrong there; nothing where the link arrives. */
  readonly faults: readonly string[];
}

/**
 * What is asked of an address, without its values: links of one kind of page that ask the same stand for each other,
 * and so do the records of one table.
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

/** What is wrong with an answer that was reached over so many redirects. */
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

/** An address as whoever follows a link meets it, each time from elsewhere: limits are kept by sender. */
async function visit(address: string, headers: Record<string, string>): Promise<Visit> {
  const sender = { ...headers, 'x-forwarded-for': someSender() };
  let [answer, at, redirects] = [await plainGet(address, sender), address, 0];
  for (let next = locationOf(answer); next?.startsWith('/') && redirects < 5; ) {
    [answer, at, redirects] = [await plainGet(next, sender), next, redirects + 1];
    next = locationOf(answer);
  }
  // A page of a record that is made under load may have waited too long for the backend: it says when to come back.
  if (answer.status === 503) answer = await plainGet(at, sender);
  const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false;
  // Read once, and not kept: there are hundreds.
  const document = isPage ? documentOf(answer.body) : undefined;
  return {
    page: document && readHead(document, answer.body),
    faults: faultsOf(answer, document, at, redirects),
  };
}

/** Whether a page still has a link that led nowhere: since it was read a boat may have arrived, or a day have ended. */
async function isStillThere({ from, url }: Link, headers: Record<string, string>) {
  const { page } = await visit(from, headers);
  const links = page ? [...page.links, ...page.files] : [];
  return (
    !page || links.some((link) => new URL(link, new URL(from, testSite.url)).href === url.href)
  );
}

interface Crawler {
  /** Sent with every request: a session. */
  readonly headers?: Record<string, string>;
  /** Which links are followed; all unless told. */
  readonly follows?: (url: URL) => boolean;
  /** Links that are known to arrive, and to lead to a page like others that are read; none unless told. */
  readonly isKnown?: (url: URL) => boolean;
}

/** Requests under way at once: while one page is read the server makes the next ones. */
const atOnce = 3;

/**
 * Follows every link of the site from some pages on, with plain requests: each address without a query once, of
 * those with a query one for each shape and kind of page it stands on. Tells of every link followed what is
 * wrong behind it.
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
  /** The next link nobody has followed yet; the list grows while it is read. */
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
