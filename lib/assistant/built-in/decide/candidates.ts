import type { Character } from '@/lib/islands/schema';
import { type IslandSlug, isIslandSlug } from '@/lib/islands/slugs';
import type { TripState } from './trip-state';

/** A line of the list of islands, as its tool answers. */
export interface IslandLine {
  readonly island: string;
  readonly characters: readonly string[];
  readonly bestMonths: readonly number[];
}

/** What nearly everybody likes, where nothing was said. */
const usual: readonly Character[] = ['beaches', 'villages', 'food'];
/** Two that do not go together. */
const against: Partial<Record<Character, Character>> = { quiet: 'nightlife', nightlife: 'quiet' };

/** Islands for somebody's tastes and month, the best first; those that nothing speaks for are left out. */
export function candidatesFor(
  lines: readonly IslandLine[],
  { likes, dislikes, avoids, wants }: Pick<TripState, 'likes' | 'dislikes' | 'avoids' | 'wants'>,
  month: number,
): IslandSlug[] {
  const worth = ({ characters, bestMonths }: IslandLine) => {
    const has = (one: Character) => characters.includes(one);
    const liked = likes.length > 0 ? 2 * likes.filter(has).length : 0.5 * usual.filter(has).length;
    const opposed = likes.filter((one) => has(against[one] ?? one) && against[one]).length;
    return (
      liked - 2 * opposed - 3 * dislikes.filter(has).length + (bestMonths.includes(month) ? 1 : 0)
    );
  };
  return lines
    .map((line) => ({ island: line.island, worth: worth(line) }))
    .filter(({ island, worth: value }) => value > 0 && isIslandSlug(island))
    .sort((a, b) => b.worth - a.worth)
    .map(({ island }) => island as IslandSlug)
    .filter((island) => !avoids.has(island) && !wants.has(island));
}
