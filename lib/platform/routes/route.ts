import type { ComputeLimit } from '@/lib/foundation/http/compute-limit';

/**
 * Kind of an address:
 *
 * - `page`: for everybody, one or a family of them
 * - `record`: a person's record, recognized only by the shape of its address
 * - `inner`: a page that the site itself requests and shows at other addresses
 * - `development`: a page for developers: a 404 unless `SHOW_GALLERY` is set
 * - `planned`: already in the menus, but without a page so far; until then a 404
 * - `machine`: a route or a file without a language: it passes the middleware untouched
 * - `folder`: no page of its own; defines the response to unknown addresses below it
 * - `assets`: a folder of files that never reach the middleware
 */
export type RouteKind =
  | 'page'
  | 'record'
  | 'inner'
  | 'development'
  | 'planned'
  | 'machine'
  | 'folder'
  | 'assets';

/** Values of `{slug}`: a list, or records that only a table of the database knows. */
export type Slugs = readonly string[] | { readonly table: string };

/** One row of the register: an address of the site or a family of them. */
export interface Route {
  /**
   * Without language prefix. Parameters are in braces; their names determine their values (`parameterShapes`), for
   * `{slug}` the row does.
   */
  readonly path: `/${string}`;
  readonly kind: RouteKind;
  readonly slugs?: Slugs;
  /**
   * Two pages serve the address, in `plain` and `answer` of its folder: one is static, the other is rendered completely
   * for every request with a query. Requests without a query cost no rendering (ADR 35).
   */
  readonly answersQuery?: true;
  /** A page that costs time: counted by the middleware before it begins, so that a refusal has its status. */
  readonly countsAgainst?: ComputeLimit;
  /** Seconds for which a shared cache may keep the page for a query. The page contains nothing personal. */
  readonly sharedSeconds?: number;
  /** A personal page: it and all below it require a session. */
  readonly guarded?: true;
  /** For search engines: in sitemap.xml; every other page says `noindex`. */
  readonly listed?: true;
  /** Kept by the browser when it is visited, for reading without a connection. */
  readonly keptOffline?: true;
  /** Share image of the page, `<kind>/<name>` below `/og/<language>`; the archipelago when absent. */
  readonly share?: string;
  /** Methods supported beside `OPTIONS`; `GET` and `HEAD` when absent. */
  readonly methods?: readonly Method[];
  /** Format of the response for an unknown address at or below this one; the 404 page when absent. */
  readonly unknown?: 'json';
}

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type Routes = Readonly<Record<string, Route>>;
