import type { Routes } from './route';

type Parameters<Path> = Path extends `${string}{${string}}${infer Rest}`
  ? [value: string, ...Parameters<Rest>]
  : [];

type Filled<Path extends string> = Path extends `${infer Start}{${string}}${infer Rest}`
  ? `${Start}${string}${Filled<Rest>}`
  : Path;

type Link<Path extends string> =
  Parameters<Path> extends [] ? Path : (...values: Parameters<Path>) => Filled<Path>;

export type Links<Rows extends Routes> = {
  readonly [Name in keyof Rows]: Link<Rows[Name]['path']>;
};

/** Puts values into a path in the order of its parameters. Slugs, ids and tokens need no escape. */
function fill(path: string, values: readonly string[]): string {
  const rest = [...values];
  return path.replace(/\{\w+\}/g, () => rest.shift() ?? '');
}

/**
 * Paths for links, by the names of the rows: the path itself, or for a family a function of its parameters. Without
 * language prefix; `SiteLink` and `localizePath` add it.
 */
export function linksTo<const Rows extends Routes>(rows: Rows): Links<Rows> {
  const links = Object.entries(rows).map(([name, { path }]) => [
    name,
    path.includes('{') ? (...values: string[]) => fill(path, values) : path,
  ]);
  return Object.fromEntries(links);
}
