interface Pickable {
  readonly kind: string;
  readonly isSample: boolean;
}

/**
 * A few listings that stand for all of an island, in this order of what counts: what is real before samples; among
 * those a kind not yet picked before one that is; then the order they are given in. The same list gives the same
 * picks.
 *
 * @param most how many at most
 */
export function picksOf<Card extends Pickable>(cards: readonly Card[], most: number): Card[] {
  const left = [...cards];
  const picks: Card[] = [];
  while (picks.length < most && left.length > 0) {
    const worth = ({ kind, isSample }: Card) =>
      (isSample ? 0 : 2) + (picks.some((one) => one.kind === kind) ? 0 : 1);
    const best = Math.max(...left.map(worth));
    picks.push(
      ...left.splice(
        left.findIndex((one) => worth(one) === best),
        1,
      ),
    );
  }
  return picks;
}
