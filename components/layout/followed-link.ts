/** Properties of a click that decide whether the browser follows a link in this tab. */
export type Click = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'target'
>;

/** True for the main button without a key that opens another tab or window. */
export const isPlain = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Omit<Click, 'target'>): boolean => button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The link around an element that leads, in this tab, to an address of this site; undefined for any other. */
export function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.hasAttribute('download') || !['', '_self'].includes(link.target))
    return undefined;
  return link.origin === window.location.origin ? link : undefined;
}

/** The link of this site that a click follows in this tab, if it does. */
export function followedLink(click: Click): HTMLAnchorElement | undefined {
  return isPlain(click) ? linkAt(click.target) : undefined;
}

/** An address as far as pages are told apart by it. */
type Address = Pick<URL, 'pathname' | 'search'>;

/**
 * True where the router may fetch what an address shows. It leaves to the browser what is asked for again, for a
 * fresh answer or a place on the same page, and what is no page but a file.
 */
export const isAnotherPage = (to: Address, here: Address): boolean =>
  (to.pathname !== here.pathname || to.search !== here.search) && !to.pathname.startsWith('/api/');

/** True where it can be fetched before it is asked for: not what is rendered per query or for a person. */
export const mayBeFetchedAhead = (
  to: Address,
  here: Address,
  isPersonal: (path: string) => boolean,
): boolean => isAnotherPage(to, here) && to.search === '' && !isPersonal(to.pathname);
