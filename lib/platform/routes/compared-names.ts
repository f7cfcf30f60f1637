import { soundKey } from '@/lib/foundation/i18n/sound-key';
import { type ComparedPair, isComparedPair, pairOf } from '@/lib/foundation/ids/compared-pairs';
import { otherNames } from '@/lib/foundation/ids/island-register';
import { type IslandSlug, isIslandSlug } from '@/lib/foundation/ids/island-slugs';

const islandBySound = new Map(
  Object.entries(otherNames).flatMap(([slug, names]) =>
    [slug, ...names].map((name): [string, string] => [soundKey(name), slug]),
  ),
);

/** Island with a name written as in an address, in either alphabet: `santorini`, `Thira`, `σαντορίνη`. */
function islandNamed(name: string): IslandSlug | undefined {
  const slug = islandBySound.get(soundKey(name)) ?? '';
  return isIslandSlug(slug) ? slug : undefined;
}

/** Most islands in one comparison. */
const mostCompared = 3;

/** Islands of the values of `islands` in an address, each once and no more than three; other values are left out. */
export const islandsInQuery = (values: readonly string[]): readonly IslandSlug[] =>
  [...new Set(values.flatMap((value) => islandNamed(value) ?? []))].slice(0, mostCompared);

const separator = /[- ](?:or|vs|versus|and|i|h|kai|ή|η|και)[- ]/i;

/** Names between the separators of an address: `naxos-vs-paros`, `νάξος-ή-πάρος`. */
const namesIn = (slug: string): readonly string[] => slug.split(separator);

/**
 * Resolves another spelling or order of a pair in an address: `thira-or-milos`, `naxos-vs-paros`. Undefined for the
 * address of a page, and for pairs that have no page.
 */
export function meantPair(slug: string): ComparedPair | undefined {
  const [one = '', other = '', ...more] = namesIn(slug);
  if (isComparedPair(slug) || more.length > 0) return undefined;
  return pairOf(islandNamed(one) ?? '', islandNamed(other) ?? '');
}

/** Islands in the address of a comparison without a page of its own: `kea-vs-anafi`, `naxos-or-paros-or-ios`. */
export function islandsInSlug(slug: string): readonly IslandSlug[] {
  const names = namesIn(slug);
  return names.length > 1 && !isComparedPair(slug) ? islandsInQuery(names) : [];
}
