import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { UnavailableScreen } from '@/components/layout/unavailable-screen';
import { ListingDetail } from '@/components/listings/listing-detail';
import { type ListingRow, rowContext } from '@/components/listings/rows/row';
import { rowsOf } from '@/components/listings/rows/rows-of';
import type { Activity } from '@/lib/booking/listings/activities/schema';
import { readListingSearch } from '@/lib/booking/listings/address';
import type { ListingKind } from '@/lib/booking/listings/filters';
import type { Hotel } from '@/lib/booking/listings/hotels/schema';
import { similarTo } from '@/lib/booking/listings/picks';
import {
  activityBySlug,
  type CardOf,
  hotelBySlug,
  searchListings,
  vehicleBySlug,
} from '@/lib/booking/listings/queries';
import {
  chosenOf,
  everything,
  type ListingSearch,
  onlyReal,
  stayOf,
  withFilter,
} from '@/lib/booking/listings/search';
import type { Vehicle } from '@/lib/booking/listings/vehicles/schema';
import type { RawQuery } from '@/lib/foundation/http/raw-query';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import { defaultLocale, type Locale, type Localized } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { IsoDate } from '@/lib/foundation/time/types';
import { detailPath } from '@/lib/platform/routes/listing-paths';
import { pageMetadata } from '@/lib/platform/routes/metadata';
import type { Answer } from '@/lib/platform/supabase/answer';
import { bareName } from '@/lib/records/charts/names';
import { allIslands, islandBySlug } from '@/lib/records/islands/queries';
import { type PartnerLink, partnerLink } from '@/lib/records/partners/link';
import { isPartnerId, partnersFor } from '@/lib/records/partners/register';
import { listingDescription } from './listing-description';

interface RecordOf {
  readonly hotels: Hotel;
  readonly activities: Activity;
  readonly vehicles: Vehicle;
}

const bySlug: {
  readonly [Kind in ListingKind]: (slug: string) => Promise<Answer<RecordOf[Kind]>>;
} = { hotels: hotelBySlug, activities: activityBySlug, vehicles: vehicleBySlug };

/** Reads the record of a listing by its slug. */
export const listingBySlug = <Kind extends ListingKind>(kind: Kind, slug: string) =>
  bySlug[kind](slug);

/** Metadata of a listing for search engines and link previews; a sample is `noindex`. */
export async function listingMetadata(kind: ListingKind, slug: string): Promise<Metadata> {
  const [found, locale] = await Promise.all([listingBySlug(kind, slug), currentLocale()]);
  if (found.state !== 'found') {
    const t = await getTranslations('errors.unavailable');
    return { title: t('title'), robots: { index: false } };
  }
  const { name, summary, isSample } = found.data;
  const island = 'island' in found.data ? found.data.island : found.data.islands[0];
  const t = await getTranslations('listings.metaTail');
  const named =
    island && placeArguments('island', bareName(islandBySlug(island).name[locale]), locale);
  return pageMetadata({
    locale,
    path: detailPath[kind](slug),
    title: name[locale],
    description: named ? listingDescription(summary[locale], t(kind, named)) : summary[locale],
    unlisted: isSample,
  });
}

/**
 * Slugs prerendered at build. Next.js requires at least one; the other pages are rendered when
 * first requested.
 */
export async function builtSlugs(kind: ListingKind): Promise<{ slug: string }[]> {
  const found = await searchListings(everything(kind), defaultLocale);
  const slugs = found.state === 'found' ? found.data.cards.map(({ slug }) => slug) : [];
  return (slugs.length > 0 ? slugs.slice(0, 6) : ['first-listing']).map((slug) => ({ slug }));
}

export interface RecordViewProps {
  slug: string;
  /**
   * Search that the listing was chosen from; its dates and party size are passed on to partners.
   */
  query: RawQuery;
  /** ISO date; earlier dates in the search are not passed on. */
  today?: IsoDate;
}

interface RecordParts<Kind extends ListingKind> {
  record: RecordOf[Kind];
  similar: readonly ListingRow[];
  search: ListingSearch;
  /** Names of islands by slug. */
  islands: ReadonlyMap<string, string>;
  locale: Locale;
}

/**
 * The page of a listing: a frame that `draw` fills for its kind, with a drawing at the top. The middleware has already checked
 * that the record exists: see lib/platform/supabase/record-slugs.ts.
 */
export async function recordView<Kind extends ListingKind>(
  kind: Kind,
  { slug, query, today }: RecordViewProps,
  draw: (parts: RecordParts<Kind>) => ReactNode,
  drawing?: (record: RecordOf[Kind], locale: Locale) => ReactNode,
) {
  const [found, locale] = await Promise.all([listingBySlug(kind, slug), currentLocale()]);
  if (found.state === 'missing') notFound();
  if (found.state === 'unavailable') {
    const href = localizePath(detailPath[kind](slug), locale);
    return <UnavailableScreen words="errors.unavailable" href={href} />;
  }
  const record = found.data;
  const { search } = readListingSearch(kind, query);
  const island = 'islands' in record ? (record.islands[0] ?? 'naxos') : record.island;
  const links = listingLinks({ ...record, kind, island }, search, locale, today);
  const islands = islandNames(locale);
  const similar = await similarRows(kind, record, search, locale);
  return (
    <ListingDetail
      {...{ kind, record, links, search, islands, locale }}
      drawing={drawing?.(record, locale)}
    >
      {draw({ record, similar, search, islands, locale })}
    </ListingDetail>
  );
}

/** Number of rows shown. */
const most = 3;

/** Names of islands by slug. */
const islandNames = (locale: Locale) =>
  new Map<string, string>(allIslands().map(({ slug, name }) => [slug, name[locale]]));

/** Class or kind of the listing on a card. */
const sortOf = (card: CardOf[ListingKind]): string => ('islands' in card ? card.class : card.kind);
const islandsOf = (card: CardOf[ListingKind]): readonly string[] =>
  'islands' in card ? card.islands : [card.island];

/**
 * Similar real listings, most similar first; empty if they cannot be read. Only listings on the same
 * island are alternatives to a hotel.
 *
 * @param listSearch search that it was chosen from; its dates and party size are passed on
 */
async function similarRows(
  kind: ListingKind,
  one: CardOf[ListingKind],
  listSearch: ListingSearch,
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
    await rowContext(stayOf(listSearch), locale, islandNames(locale)),
  );
}

/** Fields of a listing used in links to partners. */
interface OfferedListing {
  readonly kind: ListingKind;
  readonly name: Localized;
  readonly island: IslandSlug;
  /** Village or beach; absent for listings that cover a whole island. */
  readonly place?: Localized | undefined;
  readonly isSample: boolean;
  readonly partnerLinks: readonly {
    readonly partner: string;
    readonly reference?: string | undefined;
  }[];
}

const kinds = { hotels: 'stay', activities: 'activity', vehicles: 'vehicle' } as const;

/**
 * Links to partners that sell a listing, with the dates and guests of the search. A sample does not
 * exist at partners, so its link searches for the place instead of the name.
 *
 * @param today ISO date; earlier dates are left out
 */
function listingLinks(
  { kind, name, island, place, isSample, partnerLinks }: OfferedListing,
  search: ListingSearch,
  locale: Locale,
  today?: IsoDate,
): PartnerLink[] {
  const own = partnerLinks.filter(({ partner }) => isPartnerId(partner));
  const offered: OfferedListing['partnerLinks'] =
    own.length > 0 ? own : partnersFor(kinds[kind]).map((partner) => ({ partner }));
  const { from, to } = search;
  const guests = search.kind === 'hotels' ? Number(chosenOf(search, 'guests')[0]) : undefined;
  return offered.flatMap(({ partner, reference }) =>
    isPartnerId(partner)
      ? [
          partnerLink(partner, {
            kind: kinds[kind],
            locale,
            island,
            place: isSample ? place?.en : name.en,
            reference: isSample ? undefined : reference,
            dates: from ? { from, ...(to ? { to } : {}) } : undefined,
            guests: guests || undefined,
            today,
          }),
        ]
      : [],
  );
}
