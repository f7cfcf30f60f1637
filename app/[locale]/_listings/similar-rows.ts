import { rowContext } from '@/components/listings/rows/context';
import type { ListingRow } from '@/components/listings/rows/row';
import { rowsOf } from '@/components/listings/rows/rows-of';
import type { ListingKind } from '@/lib/booking/listings/filters';
import { type CardOf, searchListings } from '@/lib/booking/listings/queries';
import {
  everything,
  type ListingSearch,
  onlyReal,
  stayOf,
  withFilter,
} from '@/lib/booking/listings/search';
import { similarTo } from '@/lib/booking/listings/similar';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { allIslands } from '@/lib/records/islands/queries';

/** Number of rows shown. */
const most = 3;

/** Names of islands by slug. */
export const islandNames = (locale: Locale) =>
  new Map<string, string>(allIslands().map(({ slug, name }) => [slug, name[locale]]));

/** Class or kind of the listing on a card. */
const sortOf = (card: CardOf[ListingKind]): string => ('islands' in card ? card.class : card.kind);
const islandsOf = (card: CardOf[ListingKind]): readonly string[] =>
  'islands' in card ? card.islands : [card.island];

/**
 * Similar real listings, most similar first; empty if they cannot be read. Only listings on the same
 * island are alternatives to a hotel.
 *
 * @param asked search that it was chosen from; its dates and party size are passed on
 */
export async function similarRows(
  kind: ListingKind,
  one: CardOf[ListingKind],
  asked: ListingSearch,
  locale: Locale,
): Promise<ListingRow[]> {
  const [sort, islands] = [sortOf(one), islandsOf(one)];
  const all: ListingSearch = onlyReal<ListingKind>(everything(kind));
  const sorts = kind === 'vehicles' ? 'class' : 'kind';
  const narrowed = (search: ListingSearch, name: string, values: readonly string[]) =>
    // The kinds share fewer filters than each one has.
    withFilter(search, name as 'island', values);
  const found = await Promise.all(
    [
      narrowed(narrowed(all, 'island', islands), sorts, [sort]),
      ...(kind === 'hotels' ? [] : [narrowed(all, sorts, [sort])]),
      narrowed(all, 'island', islands),
    ].map((search) => searchListings(search, locale)),
  );
  const cards = found.flatMap((answer) => (answer.state === 'found' ? answer.data.cards : []));
  const similar = similarTo(
    { slug: one.slug, sort, islands },
    cards.map((card) => ({ slug: card.slug, sort: sortOf(card), islands: islandsOf(card), card })),
    most,
  ).map(({ card }) => card);
  return rowsOf(
    kind,
    similar as never,
    await rowContext(stayOf(asked), locale, islandNames(locale)),
  );
}
