/*
 * Writes the address of an order set by hand, in the browser. Part of the page's script, so it
 * imports no schema and no data.
 */

/** Placeholder in an address template for the ordered islands. */
export const orderPlaceholder = 'ORDER';

export interface HandOrder {
  /** Address of the plan with `order=ORDER` and without locks. */
  readonly template: string;
  /** Locked legs, spelled as in an address: `naxos~paros~…`. */
  readonly locks: readonly string[];
}

/** True when the leg connects two consecutive stops of the order. */
export function isNeighbours(order: readonly string[], from: string, to: string): boolean {
  const ends = ['start', ...order, 'end'];
  return ends.some((end, index) => end === from && ends[index + 1] === to);
}

/**
 * Returns the address of the plan with its islands in the given order. Drops locks between islands
 * that are no longer consecutive.
 */
export function handOrderAddress({ template, locks }: HandOrder, order: readonly string[]): string {
  const kept = locks.filter((lock) => {
    const [from = '', to = ''] = lock.split('~');
    return isNeighbours(order, from, to);
  });
  const address = template.replace(`order=${orderPlaceholder}`, `order=${order.join(',')}`);
  return address + kept.map((lock) => `&lock=${encodeURIComponent(lock)}`).join('');
}
