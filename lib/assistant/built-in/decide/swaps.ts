import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { Turn } from '../understand/turn';
import type { TripState } from './trip-state';

/** An island that gives way to another. */
export interface Swap {
  readonly out: IslandSlug;
  readonly in: IslandSlug;
}

const goesBack =
  /(?<!\p{L})(?:keep|stay with|stick with|go back to|back to|after all|undo|rather|κρατα|κρατησε|αφησε|τελικα|ξανα|καλυτερα)(?!\p{L})/u;
const both = /(?<!\p{L})(?:too|also|as well|both|add|επισησ|μαζι|προσθεσε)(?!\p{L})/u;

/** `No, keep Santorini`, after it was exchanged for Ios: Ios goes. */
export function undoneSwap(
  { swapped, wants }: TripState,
  { places, text }: Turn,
): Swap | undefined {
  if (!swapped || !goesBack.test(text) || both.test(text)) return undefined;
  const back = places.wants.find(({ island }) => {
    const other = swapped.get(island);
    return other !== undefined && wants.has(other) && !places.mentioned.includes(other);
  })?.island;
  const out = back && swapped.get(back);
  return back && out ? { out, in: back } : undefined;
}

/** Exchanges so far. */
export const swappedAfter = ({ swapped }: TripState, swaps: readonly Swap[]) =>
  new Map([...(swapped ?? []), ...swaps.map((one) => [one.out, one.in] as const)]);
