import { pairOf } from '@/lib/foundation/ids/compared-pairs';
import { meantRouteSlug } from '@/lib/foundation/ids/ferry-routes';
import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { islandsInQuery, islandsInSlug, meantPair } from './compared-names';
import { redirects } from './redirects';
import { routes } from './register';

const placeholder = /\{(\w+)\}/g;

const exact = new Map(redirects.filter(([from]) => !from.includes('{')));

const families = redirects
  .filter(([from]) => from.includes('{'))
  .map(([from, to]) => ({ pattern: toPattern(from), to }));

/** `/tips/{island}` → an expression with a named group for each placeholder. */
function toPattern(from: string): RegExp {
  return new RegExp(`^${from.replace(placeholder, '(?<$1>[^/]+?)')}$`);
}

/**
 * Target of a legacy path, or undefined when the path is not a legacy one. Takes and returns site paths without
 * language prefix; the target may carry a fragment or a query.
 */
export function findRedirect(path: string): string | undefined {
  const target = exact.get(path);
  if (target) return target;
  for (const { pattern, to } of families) {
    const parts = pattern.exec(path)?.groups;
    if (!parts) continue;
    if (parts.island !== undefined && !isIslandSlug(parts.island)) continue;
    return to.replace(placeholder, (_, name: string) => parts[name] ?? '');
  }
  return routeInOtherWords(path) ?? comparisonInOtherWords(path);
}

const routePath = routes.ferryRoute('');

/** Page of a ferry route whose ends are spelled in another way. */
function routeInOtherWords(path: string): string | undefined {
  if (!path.startsWith(routePath)) return undefined;
  const slug = meantRouteSlug(path.slice(routePath.length));
  return slug && routes.ferryRoute(slug);
}

const pairPath = routes.comparison('');

/** Decodes the end of a path; undefined if it is not valid. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * Comparison of islands that are spelled in another way, come in the other order, or have no page of their own. With
 * one known island it is the form, which asks for another.
 */
function comparisonInOtherWords(path: string): string | undefined {
  if (!path.startsWith(pairPath)) return undefined;
  const slug = decoded(path.slice(pairPath.length)) ?? '';
  const pair = meantPair(slug);
  if (pair) return routes.comparison(pair);
  const islands = islandsInSlug(slug);
  return islands.length > 0
    ? `${routes.compare}?${new URLSearchParams(islands.map((island) => ['islands', island]))}`
    : undefined;
}

/** Page of the two islands that a comparison asks for in its query; undefined for any other address. */
export function pairInQuery(path: string, query: URLSearchParams): string | undefined {
  if (path !== routes.compare) return undefined;
  const [one, two, ...more] = islandsInQuery(query.getAll('islands'));
  const pair = one && two && more.length === 0 ? pairOf(one, two) : undefined;
  return pair && routes.comparison(pair);
}
