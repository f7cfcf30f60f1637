import { type IslandSlug, isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import {
  type IslandMention,
  islandOf,
  type PlaceMentions,
  place,
  placeOf,
  the,
} from './place-changes';
import type { PlaceId } from './place-names';
import { type Reading, word } from './text';

const inThatOrder =
  '(?:in )?(?:that|this|exactly this|the same) order|go (?:that|this) way|in the order (?:given|i gave)|(?:με|σε) (?:αυτη(?:ν)? (?:τη(?:ν)? )?|τη )?σειρα(?: αυτη)?|first @[a-z]+@.{0,20} then';

/** `Naxos, then Santorini`, «Τήνο και μετά Μύκονο». */
const then = `${place}[^@.;?]{0,30}(?:then|after that|afterwards|followed by|μετα|επειτα|υστερα|κατοπιν)[^@.;?]{0,24}${place}`;

/** The order itself is what is asked for. */
const orderAsked = word(
  '(?:what|which|best|right|good|any|whatever|does the|is the) (?:\\p{L}+ )?(?:order|sequence)|order (?:matter|should|would|is best)|σειρα(?= (?:ειναι|προτειν|να|θα|συμφερ|βολευ))|(?:ποια|τι|καλυτερη|οποια) σειρα|προσ τα που',
);

/** Tells if the islands are to be visited as they are named: in so many words, by `then`, or by a list in which each has its nights. */
export function orderIn(
  reading: Reading,
  text: string,
  mentioned: readonly PlaceId[],
  staying: readonly IslandMention[],
): Pick<PlaceMentions, 'inOrder' | 'isListed'> {
  if (reading.has(inThatOrder)) return { inOrder: true };
  if (orderAsked.test(text)) return {};
  if (word(then).test(text)) {
    reading.has('then|after that|afterwards|followed by|μετα|επειτα|υστερα');
    return { inOrder: true };
  }
  const islands = new Set(mentioned.filter(isIslandSlug));
  const told = new Set(staying.map(({ island }) => island));
  const isListed = islands.size > 1 && [...islands].every((island) => told.has(island));
  return isListed ? { inOrder: true, isListed } : {};
}

/** An island on which a trip starts or ends, as its first or last stay: `starting on Milos and ending on Naxos`. */
export function stayAtEnd(text: string, words: string): IslandSlug | undefined {
  const found = word(`(?:${words}) ?${the}${place}(?! ?(?:port|airport|to |->))`).exec(text);
  return islandOf(placeOf(found?.[1]));
}

export const startWords =
  '(?:start(?:ing|s)?|begin(?:ning|s)?|kick(?:ing)? off|ξεκιν\\p{L}+|αρχιζ\\p{L}+|αρχη)(?: (?:off|out|us|the trip|το ταξιδι))?(?: (?:in|at|on|from|with|απο|με|σε))?';
export const endWords =
  '(?:end(?:ing|s)|finish(?:ing|es)?|end(?: up)? (?:in|on|at)|τελειων\\p{L}+|τελειωσ\\p{L}+|καταληγ\\p{L}+|καταληξ\\p{L}+)(?: (?:up|the trip|το ταξιδι))?(?: (?:in|at|on|with|σε|με))?';
