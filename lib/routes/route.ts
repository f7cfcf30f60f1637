import type { ComputeLimit } from '@/lib/http/compute-limit';

/**
 * What stands at an address:
 *
 * - `page`: for everybody, one or a family of them
 * - `record`: a record of a person, known by the shape of its address alone
 * - `inner`: a page the site itself asks for and shows at other addresses
 * - `development`: a page for whoever builds the site: a 404 unless `SHOW_GALLERY` says otherwise
 * - `planned`: the menus lead there already, its page comes later; until then a 404
 * - `machine`: a route or a file that knows no language: it passes the middleware untouched
 * - `folder`: nothing of its own; says how what is unknown below it is answered
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

/** What `{slug}` may be: one of a list, or the name of a record that only a table of the database knows. */
export type Slugs = readonly string[] | { readonly table: string };

/** One row of the register: an address of the site or a family of them. */
export interface Route {
  /**
   * Without language prefix. A parameter stands in braces; what it may be says its name (`parameterShapes`),
   * for `{slug}` the row.
   */
  readonly path: `/${string}`;
  readonly kind: RouteKind;
  readonly slugs?: Slugs;
  /**
   * Two pages stand behind the address, in `plain` and `answer` of its folder: one is static, the other is
   * rendered for every request with a query, complete. What nobody asked costs no rendering (ADR 35).
   */
  readonly answersQuery?: true;
  /** A page that costs time: counted by the middleware before it begins, so that a refusal has its status. */
  readonly countsAgainst?: ComputeLimit;
  /** Seconds for which a shared cache may keep the page that answers a request. It says nothing of the person who asks. */
  readonly sharedSeconds?: number;
  /** A page of a person: it and all below it ask for a session. */
  readonly guarded?: true;
  /** For search engines: in sitemap.xml; every other page says `noindex`. */
  readonly listed?: true;
  /** Kept by the browser when it is visited, for reading without a connection. */
  readonly keptOffline?: true;
  /** What its share image shows, `<kind>/<name>` below `/og/<language>`; the archipelago when absent. */
  readonly share?: string;
  /** What a machine takes beside questions of what may go there (`OPTIONS`); `GET` and `HEAD` when absent. */
  readonly methods?: readonly Method[];
  /** What an unknown address at or below this one is answered with; the 404 page when absent. */
  readonly unknown?: 'json';
}

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type Routes = Readonly<Record<string, Route>>;
