import { longestRedirect } from '../own-path';

/**
 * The page of this site on which a request was made, by its Referer; undefined when that names another site, or
 * nothing, or is longer than any page of ours. `hosts` are the names this site is reached under. A browser leaves the fragment out.
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
