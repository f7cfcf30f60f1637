interface Pickable {
  readonly kind: string;
  readonly isSample: boolean;
}

/**
 * Picks a few listings as examples for an island, by these criteria: real ones before samples; then kinds not yet
 * picked; then the given order. The same list gives the same picks.
 *
 * @param most highest number of picks
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
