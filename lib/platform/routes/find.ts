import { env } from '@/lib/foundation/env';
import { locales } from '@/lib/foundation/i18n/locales';
import { type RouteName, register } from './register';
import type { Route, RouteKind, Slugs } from './route';

/** Patterns of path parameters by name; the row decides about `{slug}`. */
const parameterShapes: Readonly<Record<string, string>> = {
  locale: locales.join('|'),
  id: '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}',
  token: '[A-Za-z0-9_-]{24,64}',
  format: 'ics|gpx|kml',
  reference: '[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}',
};

/** Excludes the names of the two internal pages behind a list ({@link pagesBehind}), which are not addresses. */
const slugShape = (slugs: Slugs = []) =>
  'table' in slugs ? '(?!(?:plain|answer)$)[a-z0-9]+(?:-[a-z0-9]+)*' : slugs.join('|');

/** `/og/{locale}/{slug}.png` → an expression with a named group for each parameter. */
export function patternOf({ path, slugs }: Route): RegExp {
  const source = path
    .replaceAll('.', '\\.')
    .replace(
      /\{(\w+)\}/g,
      (_, name: string) => `(?<${name}>${parameterShapes[name] ?? slugShape(slugs)})`,
    );
  return new RegExp(`^${source}$`);
}

export interface FoundRoute {
  readonly name: RouteName;
  readonly route: Route;
  /** The slug of a family. With `slugs: { table }` only the database knows whether it names a record. */
  readonly slug?: string | undefined;
}

const rows: readonly FoundRoute[] = Object.entries(register).map(([name, route]) => ({
  name: name as RouteName,
  route,
}));

const isFamily = ({ route }: FoundRoute) => route.path.includes('{');

const fixed = new Map<string, FoundRoute>(
  rows.filter((row) => !isFamily(row)).map((row) => [row.route.path, row]),
);

const families = rows.filter(isFamily).map((row) => ({ ...row, pattern: patternOf(row.route) }));

/** The row of the register that a path without language prefix belongs to; undefined for all others. */
export function findRoute(path: string): FoundRoute | undefined {
  const found = fixed.get(path);
  if (found) return found;
  for (const { name, route, pattern } of families) {
    const match = pattern.exec(path);
    if (match) return { name, route, slug: match.groups?.slug };
  }
  return undefined;
}

const shownKinds = (): readonly RouteKind[] =>
  env.SHOW_GALLERY ? ['page', 'record', 'development'] : ['page', 'record'];

/**
 * The page at a path without language prefix, if there is one. The middleware answers every other path
 * with the 404 page, before the router would render and keep a page for it.
 */
export function findPage(path: string): FoundRoute | undefined {
  const found = findRoute(path);
  return found && shownKinds().includes(found.route.kind) ? found : undefined;
}

/** The two pages behind an address that `answersQuery`. Neither path is an address of the site. */
export const pagesBehind = (path: string) => ({ plain: `${path}/plain`, answer: `${path}/answer` });

/**
 * Internal path of the page shown at an address. An address that answers queries has two pages, neither at its own
 * path: otherwise the browser's router would show its copy of `/el/islands` for `/el/islands?size=small` without a
 * request. It only predicts pages served from their own path.
 */
export function shownPath(path: string, search: string): string {
  if (!findRoute(path)?.route.answersQuery) return path;
  const { plain, answer } = pagesBehind(path);
  return search === '' ? plain : answer;
}

/** True for the address of a route or file that knows no language. */
export function isMachine(path: string): boolean {
  return findRoute(path)?.route.kind === 'machine';
}

/** Methods supported by a machine's address; undefined for other paths. */
export function methodsOf(path: string): readonly string[] | undefined {
  const found = findRoute(path);
  if (found?.route.kind !== 'machine') return undefined;
  return [...(found.route.methods ?? ['GET', 'HEAD']), 'OPTIONS'];
}

const answeredByJson = rows.filter(({ route }) => route.unknown === 'json');

/** Format of the response for an unknown address: JSON below the API, else the 404 page. */
export function answerToUnknown(path: string): 'json' | 'page' {
  const asks = answeredByJson.some(
    ({ route }) => path === route.path || path.startsWith(`${route.path}/`),
  );
  return asks ? 'json' : 'page';
}
