interface Page {
  readonly path: string;
  /** Link targets as written. */
  readonly leads: readonly string[];
}

/** Pages that link to each target, ignoring `?` and `#` and a page's links to itself. */
export function leadingTo(
  from: readonly Page[],
  to: readonly Pick<Page, 'path'>[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map(to.map(({ path }): [string, Set<string>] => [path, new Set()]));
  for (const { path, leads } of from) {
    for (const address of leads) {
      const { pathname } = new URL(address, `https://site.example${path}`);
      if (address.startsWith('http') || pathname === path) continue;
      found.get(pathname)?.add(path);
    }
  }
  return new Map([...found].map(([path, pages]) => [path, [...pages]]));
}
