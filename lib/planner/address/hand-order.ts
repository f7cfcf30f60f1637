/*
 * What the browser needs to write the address of an order set by hand. No schema and no data: it is part
 * of the page's script.
 */

/** Stands in a template for the islands in order. */
export const orderPlaceholder = 'ORDER';

export interface HandOrder {
  /** Address of the plan with `order=ORDER` and without locks. */
  readonly template: string;
  /** Legs kept as they are, as an address spells them: `naxos~paros~…`. */
  readonly locks: readonly string[];
}

/** True when a leg is part of an order: its ends follow one another. */
export function isNeighbours(order: readonly string[], from: string, to: string): boolean {
  const ends = ['start', ...order, 'end'];
  return ends.some((end, index) => end === from && ends[index + 1] === to);
}

/** The address of the plan with its islands in an order. Kept legs between islands now apart are let go. */
export function handOrderAddress({ template, locks }: HandOrder, order: readonly string[]): string {
  const kept = locks.filter((lock) => {
    const [from = '', to = ''] = lock.split('~');
    return isNeighbours(order, from, to);
  });
  const address = template.replace(`order=${orderPlaceholder}`, `order=${order.join(',')}`);
  return address + kept.map((lock) => `&lock=${encodeURIComponent(lock)}`).join('');
}
