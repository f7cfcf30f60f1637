import { type IslandSlug, isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { gatewayIds, type PlaceId } from './place-names';
import { type Reading, word } from './text';

/** Wish for an island, with nights if they were given. */
export interface IslandMention {
  readonly island: IslandSlug;
  readonly nights?: readonly [least: number, most: number];
  readonly maybe?: boolean;
}

/**
 * Places in a message. A place with two roles (start and not a stop, for example) appears in both.
 */
export interface PlaceMentions {
  /** The islands are to be visited in the order named. */
  readonly inOrder?: boolean;
  /** The order is that of a list with the nights of each. */
  readonly isListed?: boolean;
  readonly start?: PlaceId;
  readonly end?: PlaceId;
  /** Places of arrival and departure by air. */
  readonly flyIn?: PlaceId;
  readonly flyOut?: PlaceId;
  /** Island on which people are or sleep. */
  readonly at?: IslandSlug;
  readonly wants: readonly IslandMention[];
  readonly avoids: readonly IslandSlug[];
  /** Islands to visit before and after all others. */
  readonly first?: IslandSlug;
  readonly last?: IslandSlug;
  readonly swap?: { readonly out: IslandSlug; readonly in: IslandSlug };
  /** All places named, in order, in any role. */
  readonly mentioned: readonly PlaceId[];
}

export const place = '@([a-z]+)@';
export const the =
  '(?:the |island of |port of |τη |την |τον |το |τα |τησ |του |των |στη |στην |στον |στο |στα |σε |νησι )*';
export const islandOf = (id: string | undefined) => (id && isIslandSlug(id) ? id : undefined);
export const placeOf = (id: string | undefined): PlaceId | undefined =>
  id && (isIslandSlug(id) || gatewayIds.some((one) => one === id)) ? (id as PlaceId) : undefined;
export const islandsOf = (match: RegExpExecArray | null) =>
  (match?.slice(1) ?? []).flatMap((id) => islandOf(id) ?? []);

export const nights = '(?:nights?|days?|νυχτεσ|νυχτα|μερεσ|μερα|ημερεσ|βραδια|διανυκτερευσεισ)';
export const count = '(\\d{1,2})(?: ?(?:-|to|or|με|η) ?(\\d{1,2}))?';

/** Nights in the order of the islands: `2+3+3 nights: Milos, Naxos, Paros`. */
export function shares(
  reading: Reading,
  mentioned: readonly PlaceId[],
): (readonly [IslandSlug, string])[] {
  const islands = [...new Set(mentioned)].flatMap((id) => islandOf(id) ?? []);
  // `Three nights on each of Milos and Paros`, «από 3 νύχτες».
  const each = reading.take(
    `(\\d{1,2}) ${nights} (?:on |in |at |στο |σε )?(?:each|apiece|per island|every island|καθε(?: νησι| ενα)?|το καθενα)(?: of(?: them)?| one| island)?|each (?:for )?(\\d{1,2}) ${nights}|απο (\\d{1,2}) ${nights}(?= (?:σε|στη|στην|στο|το καθε|καθε))`,
  );
  const count = each?.slice(1).find(Boolean);
  if (count && islands.length > 1) return islands.map((island) => [island, count] as const);
  // Two numbers with a dash are a range.
  const pattern = `\\d{1,2}(?:(?: ?(?:\\+|/|,|and|και) ?\\d{1,2})+|(?: ?- ?\\d{1,2}){2,}) ?${nights}`;
  const counts = word(pattern).exec(reading.text)?.[0].match(/\d+/g) ?? [];
  if (counts.length > 1 && counts.length === islands.length) reading.take(pattern);
  return counts.length > 1 && counts.length === islands.length
    ? islands.map((island, index) => [island, counts[index] ?? '1'] as const)
    : [];
}

export const pair = (out: string | undefined, into: string | undefined) => {
  const [a, b] = [islandOf(out), islandOf(into)];
  return a && b && a !== b ? { out: a, in: b } : undefined;
};

const mustBe =
  '(?: (?:has to|must|should|needs to|ought to|to|will) (?:be|come|go)| (?:comes|goes|is)|,? (?:να (?:ειναι|ειν|μπει)|πρεπει να ειναι|ειναι))?';

/** Islands at the beginning and the end of the order: `Milos first`, `Amorgos has to be last`. */
export function endsOfOrder(reading: Reading): Pick<PlaceMentions, 'first' | 'last'> {
  const take = (words: string, lead: string) => {
    const pattern = `${place}${mustBe} ?(?:${words})|(?:${lead}) ${the}${place}`;
    const found = reading.has(pattern) ? word(pattern).exec(reading.text) : null;
    return islandOf(found?.[1] ?? found?.[2]);
  };
  const first = take(
    '(?:the |very )*first(?! (?:time|night|day|week))|πρωτ(?:η|ο|οσ|α)',
    'start with|begin with|first|πρωτα|ξεκιναμε με',
  );
  const last = take(
    '(?:the |very )*last(?! (?:year|time|month|week|night))|(?:at|in) the (?:very )?end(?! of)|τελευται\\p{L}+|στο τελοσ',
    'end with|finish with|last|τελευταια|και τελοσ|κλεινουμε με',
  );
  return { ...(first ? { first } : {}), ...(last && last !== first ? { last } : {}) };
}
