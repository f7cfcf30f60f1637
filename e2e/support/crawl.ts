import { splitLocale } from '../../lib/i18n/paths';
import { findRoute } from '../../lib/routes/find';
import { testSite } from '../../scripts/run/test-settings.mjs';
import { readPage } from './html';
import { locationOf, type PlainAnswer, plainGet } from './plain-request';
import { refusalsOf } from './refusals';
import { someSender } from './sender';

/** Menus and old addresses lead there already; the page comes with later work, and is a 404 until then. */
export const isPlanned = (path: string) =>
  findRoute(splitLocale(path).path)?.route.kind === 'planned';

/** One place to which a page links. */
interface Link {
  readonly from: string;
  readonly url: URL;
}

type Page = ReturnType<typeof readPage>;

interface Visit {
  /** Undefined for what is no page: a drawing, a feed. */
  readonly page: Page | undefined;
  /** What is wrong there; nothing where the link arrives. */
  readonly faults: readonly string[];
}

/** What is asked of an address, without its values: links of one kind of page that ask the same stand for each other. */
function shapeOf({ from, url }: Link): string {
  const { pathname, searchParams } = url;
  if (!url.search) return pathname;
  const start = new URL(from, testSite.url).pathname;
  const kind = (path: string) => findRoute(splitLocale(path).path)?.name ?? path;
  const names = [...new Set(searchParams.keys())].sort();
  const { locale } = splitLocale(start);
  return [locale, kind(start), pathname, ...names].join(' ');
}

/** What is wrong with an answer that was reached over so many redirects. */
function faultsOf({ status, body }: PlainAnswer, address: string, redirects: number): string[] {
  const path = new URL(address, testSite.url).pathname;
  if (status === 404 && isPlanned(path)) return [];
  return [
    ...(redirects > 1 ? [`a chain of ${redirects} redirects`] : []),
    ...(status >= 400 ? [`status ${status}`] : refusalsOf(body)),
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
  const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false;
  return {
    page: isPage ? readPage(answer.body) : undefined,
    faults: faultsOf(answer, at, redirects),
  };
}

interface Crawler {
  /** Sent with every request: a session. */
  readonly headers?: Record<string, string>;
  /** Which links are followed; all unless told. */
  readonly follows?: (url: URL) => boolean;
}

/**
 * Follows every link of the site from some pages on, with plain requests: each address without a query once, of
 * those with a query one for each shape and kind of page it stands on. Tells of every link followed what is
 * wrong behind it.
 */
export async function crawl(
  start: ReadonlyMap<string, Page>,
  { headers = {}, follows = () => true }: Crawler = {},
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
  // The list grows while it is read.
  for (const link of links) {
    const address = link.url.pathname + link.url.search;
    const shape = shapeOf(link);
    if (seen.has(shape) || seen.has(address) || isPlanned(link.url.pathname)) continue;
    seen.add(shape).add(address);
    const found = await visit(address, headers);
    faults.push(...found.faults.map((fault) => `${link.from} → ${address}: ${fault}`));
    if (!found.page) continue;
    pages.set(address, found.page);
    follow(address, found.page);
  }
  return { pages, links, faults };
}
