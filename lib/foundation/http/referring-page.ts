import { longestRedirect } from '../own-path';

/**
 * Page of this site on which a request was made, by its Referer. Undefined when the header is missing, names another
 * site or is longer than any of our page addresses. `hosts` are the hosts of this site. Browsers leave out the fragment.
 */
export function referringPage(
  referer: string | null,
  hosts: readonly (string | null)[],
): URL | undefined {
  if (!referer || !URL.canParse(referer)) return undefined;
  const page = new URL(referer);
  const isOurs = hosts.includes(page.host);
  return isOurs && page.pathname.length + page.search.length <= longestRedirect ? page : undefined;
}
