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
