import { rowContext } from '@/components/listings/rows/context';
import type { ListingRow } from '@/components/listings/rows/row';
import { rowsOf } from '@/components/listings/rows/rows-of';
import type { Locale } from '@/lib/i18n/locales';
import { allIslands } from '@/lib/islands/queries';
import type { ListingKind } from '@/lib/listings/filters';
import { type CardOf, searchListings } from '@/lib/listings/queries';
import { everything, type ListingSearch, withFilter } from '@/lib/listings/search';
import { similarTo } from '@/lib/listings/similar';

/** How many are shown. */
const most = 3;

/** Names of islands by slug. */
export const islandNames = (locale: Locale) =>
  new Map<string, string>(allIslands().map(({ slug, name }) => [slug, name[locale]]));

type Detailed = Extract<ListingKind, 'activities' | 'vehicles'>;

/** What says of a card of each kind what it is. */
const sortOf = (card: CardOf[Detailed]): string => ('class' in card ? card.class : card.kind);
const islandsOf = (card: CardOf[Detailed]): readonly string[] =>
  'islands' in card ? card.islands : [card.island];

/** Listings like one, most alike first; none where they cannot be read. */
export async function similarRows(
  kind: Detailed,
  one: CardOf[Detailed],
  locale: Locale,
): Promise<ListingRow[]> {
  const [sort, islands] = [sortOf(one), islandsOf(one)];
  const all: ListingSearch<Detailed> = everything(kind);
  const sorts = kind === 'vehicles' ? 'class' : 'kind';
  const narrowed = (search: ListingSearch<Detailed>, name: string, values: readonly string[]) =>
    // What the filters of both kinds share is less than what each has.
    withFilter(search, name as 'island', values);
  const found = await Promise.all(
    [
      narrowed(narrowed(all, 'island', islands), sorts, [sort]),
      narrowed(all, sorts, [sort]),
      narrowed(all, 'island', islands),
    ].map((search) => searchListings(search, locale)),
  );
  const cards = found.flatMap((answer) => (answer.state === 'found' ? answer.data.cards : []));
  const similar = similarTo(
    { slug: one.slug, sort, islands },
    cards.map((card) => ({ slug: card.slug, sort: sortOf(card), islands: islandsOf(card), card })),
    most,
  ).map(({ card }) => card);
  return rowsOf(kind, similar as never, await rowContext(all, locale, islandNames(locale)));
}
