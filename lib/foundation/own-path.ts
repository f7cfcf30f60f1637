/*
 * The single check of addresses on this site. Input from outside (a request, a Referer, the address
 * bar) passes it before it becomes a link, a redirect, a canonical address or the target of a form.
 */

/**
 * Path on this site, as a browser would read it: one slash at the start and between two parts, no
 * backslash, no control character and no dot segment. A path that begins with two slashes would
 * name another host.
 */
export function ownPath(path: string): string {
  const parts = path.replace(/\p{Cc}/gu, '').split(/[/\\]+/);
  const kept: string[] = [];
  for (const part of parts) {
    const dots = part.replace(/%2e/gi, '.');
    if (dots === '..') kept.pop();
    else if (dots !== '' && dots !== '.') kept.push(part);
  }
  const isFolder = kept.length > 0 && /^(?:\.|%2e){0,2}$/i.test(parts.at(-1) ?? '');
  return `/${kept.join('/')}${isFolder ? '/' : ''}`;
}

/**
 * Target of a request as an address of this site, with its query. The absolute form loses its host,
 * and {@link ownPath} reads the path.
 */
export function ownTarget(target: string): string {
  const relative = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(relative) ?? [];
  return ownPath(path) + rest;
}

/** Longest address in a redirect: proxies drop an instance whose headers exceed their limit. */
export const longestRedirect = 1800;

/**
 * Longest address of a page with its query. A plan of all islands that keeps every boat has some
 * 3,000 characters.
 */
export const longestPageTarget = 6000;

/**
 * Length of an address of this site (a path with its query) in a redirect, where a raw byte outside
 * ASCII takes six characters.
 */
export function writtenLength(target: string): number {
  const { pathname, search } = new URL(target, 'http://site.invalid');
  return pathname.length + search.length;
}
