import { fold } from '@/lib/foundation/i18n/fold';
import { soundKey } from '@/lib/foundation/i18n/sound-key';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { allIslands } from '@/lib/records/islands/queries';
import type { Turn } from '../understand/turn';

/** Wishes for a beach, with the words of a message and of our sentence on a beach. */
const wishes = {
  children: [
    /(?<!\p{L})(?:kids?|child\p{L}*|toddlers?|bab(?:y|ies)|shallow|παιδι\p{L}*|μωρ\p{L}+|ρηχ\p{L}+)/u,
    /shallow|child|famil|ρηχ|παιδι|οικογεν/u,
  ],
  taverna: [
    /tavern|(?<!\p{L})(?:eat|lunch|food)(?!\p{L})|ταβερν|φαγητο|να φαμε/u,
    /tavern|restaurant|kitchen|ταβερν|εστιατορ|φαγ/u,
  ],
  sand: [/(?<!\p{L})sand|αμμο|αμμουδ/u, /sand|αμμο|αμμουδ/u],
  quiet: [
    /busy|crowd|quiet|peace|κοσμο|ησυχ|ηρεμ/u,
    /quiet|empty|few|nobody|no one|alone|no (?:bar|umbrella|sunbed|shade|tavern)|without|on foot|walk|dirt|ησυχ|λιγ|χωρισ|κανεν|ερημ|με τα ποδια|χωματ/u,
  ],
} as const;

export type BeachWish = keyof typeof wishes;

export const beachWishes = ({ text, party }: Turn): BeachWish[] =>
  (Object.keys(wishes) as BeachWish[]).filter(
    (one) =>
      wishes[one][0].test(text) || (one === 'children' && (party?.children ?? []).length > 0),
  );

/** Islands that have a beach of which a text gives the name. */
export const islandsWithBeach = (text: string): IslandSlug[] =>
  allIslands().flatMap(({ slug, beaches }) =>
    beaches.some(({ name }) => Object.values(name).some((one) => isSaid(text, one))) ? [slug] : [],
  );

/** True if a text says a name as whole words, however it is spelled. */
function isSaid(text: string, name: string): boolean {
  const own = soundKey(name.replace(/ ?\(.*\)/u, ''));
  return own.length > 3 && ` ${soundKey(text)} `.includes(` ${own} `);
}

/** The beach that a text names; of several the one with the longest name. */
export const namedBeach = <One extends { readonly name: string }>(
  text: string,
  beaches: readonly One[],
): One | undefined =>
  beaches
    .filter(({ name }) => isSaid(text, name))
    .toSorted((a, b) => b.name.length - a.name.length)[0];

/** Wishes that our sentence on a beach meets. */
export const wishesMet = (sentence: string, wanted: readonly BeachWish[]): readonly BeachWish[] =>
  wanted.filter((one) => wishes[one][1].test(fold(sentence)));
