import { fold } from '@/lib/foundation/i18n/fold';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { soundKey } from '@/lib/foundation/i18n/sound-key';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { allIslands, islandBySlug } from '@/lib/records/islands/queries';
import type { Turn } from '../understand/turn';
import { plain } from '../word/names';

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

/** Beaches with what our record says of each, those first that have most of what is wished for. */
export function beachTexts(
  island: IslandSlug,
  beaches: readonly { readonly id: string; readonly name: string }[],
  wanted: readonly BeachWish[],
  locale: Locale,
  most: number,
): { readonly lines: readonly string[]; readonly missing: readonly BeachWish[] } {
  const records = islandBySlug(island).beaches;
  const rated = beaches.flatMap(({ id, name }) => {
    const sentence = records.find((one) => one.id === id)?.sentence[locale];
    if (!sentence) return [];
    const has = wanted.filter((one) => wishes[one][1].test(fold(sentence)));
    return [{ name, sentence, has }];
  });
  const best = Math.max(0, ...rated.map(({ has }) => has.length));
  const chosen = rated.filter(({ has }) => has.length === best).slice(0, most);
  return {
    lines: chosen.map(({ name, sentence }) => `- **${plain(name)}**: ${plain(sentence)}`),
    missing: wanted.filter((one) => !chosen.some(({ has }) => has.includes(one))),
  };
}
