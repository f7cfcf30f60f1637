/** Properties of a click that decide whether the browser follows a link in this tab. */
export type Click = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'target'
>;

/** Tests for a click with the main button and without a key that opens another tab or window. */
export const isPlain = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Omit<Click, 'target'>): boolean => button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Returns the enclosing link if it opens a URL of this site in this tab. */
export function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.hasAttribute('download') || !['', '_self'].includes(link.target))
    return undefined;
  return link.origin === window.location.origin ? link : undefined;
}

/** Returns the link of this site that a click opens in this tab, if any. */
export function followedLink(click: Click): HTMLAnchorElement | undefined {
  return isPlain(click) ? linkAt(click.target) : undefined;
}

/** The parts of a URL that identify a page. */
type Address = Pick<URL, 'pathname' | 'search'>;

/**
 * Tests whether the router may open a URL. The browser handles requests for the same page (reload
 * or fragment) and for files.
 */
export const isAnotherPage = (to: Address, here: Address): boolean =>
  (to.pathname !== here.pathname || to.search !== here.search) && !to.pathname.startsWith('/api/');

/** Tests whether a page can be prefetched. Pages rendered per query or per user cannot. */
export const mayBeFetchedAhead = (
  to: Address,
  here: Address,
  isPersonal: (path: string) => boolean,
): boolean => isAnotherPage(to, here) && to.search === '' && !isPersonal(to.pathname);
