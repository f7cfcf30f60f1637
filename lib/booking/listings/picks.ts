interface Pickable {
  readonly kind: string;
}

/**
 * Picks a few listings of an island: kinds not yet picked first, then in the given order. The same list gives the same
 * picks.
 *
 * @param most highest number of picks
 */
export function picksOf<Card extends Pickable>(cards: readonly Card[], most: number): Card[] {
  const left = [...cards];
  const picks: Card[] = [];
  while (picks.length < most && left.length > 0) {
    const isNew = ({ kind }: Card) => !picks.some((one) => one.kind === kind);
    picks.push(...left.splice(Math.max(0, left.findIndex(isNew)), 1));
  }
  return picks;
}

/** Properties by which two listings are compared. */
interface Comparable {
  readonly slug: string;
  /** Kind or class of the listing. */
  readonly sort: string;
  readonly islands: readonly string[];
}

/**
 * Returns the most similar listings: first those of the same kind on a shared island, then of the same kind, then on a
 * shared island, each in the given order. Listings with neither in common are left out.
 */
export function similarTo<Listing extends Comparable>(
  one: Comparable,
  others: readonly Listing[],
  most: number,
): Listing[] {
  const likeness = ({ sort, islands }: Comparable) =>
    (sort === one.sort ? 2 : 0) + (islands.some((island) => one.islands.includes(island)) ? 1 : 0);
  const seen = new Set([one.slug]);
  return others
    .filter(({ slug }) => !seen.has(slug) && seen.add(slug))
    .map((listing) => ({ listing, like: likeness(listing) }))
    .filter(({ like }) => like > 0)
    .toSorted((a, b) => b.like - a.like)
    .slice(0, most)
    .map(({ listing }) => listing);
}
