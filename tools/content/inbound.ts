interface Page {
  readonly path: string;
  /** Addresses as they stand in its links. */
  readonly leads: readonly string[];
}

/** Which of some pages lead to each of others, whatever stands behind `?` and `#`; a page not to itself. */
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
