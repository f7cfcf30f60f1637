import 'server-only';
import { getTranslations } from 'next-intl/server';
import { type MentionedListing, mentionedListings } from '@/lib/booking/listings/mentioned';
import { lowestPrice } from '@/lib/booking/listings/prices';
import { formatEuros } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { ActionFailure, BackendUnavailable } from '@/lib/platform/actions/result';
import { detailPath } from '@/lib/platform/routes/listing-paths';
import type { Answer } from '@/lib/platform/supabase/answer';
import { seasonOfMonth } from '@/lib/records/costs/rules';
import { islandBySlug } from '@/lib/records/islands/queries';
import type { AddedListing } from './add-listing';
import {
  type EntryListing,
  type EntryListings,
  type ListedKind,
  listingKey,
} from './entry-listing';
import { listingKindOf } from './limits';
import type { ListingReference } from './listing-reference';
import type { TripDocument } from './types';

const listedKinds = Object.keys(listingKindOf) as ListedKind[];
const unit = { hotels: 'perNight', activities: 'perPerson', vehicles: 'perDay' } as const;
/** Names of islands in a row; the rest is a number. */
const mostIslands = 3;

/** Texts of a trip's entries from their listings, always current: see {@link mentionedListings}. */
export async function entryListings(
  { entries }: Pick<TripDocument, 'entries'>,
  locale: Locale,
): Promise<EntryListings> {
  const texts = await sayer(locale);
  const parts = await Promise.all(
    listedKinds.map(async (kind) => {
      const slugs = entries.flatMap((one) => (one.kind === kind && one.listing ? one.listing : []));
      const found = await mentionedListings(listingKindOf[kind], [...new Set(slugs)]);
      if (found.state !== 'found') return [];
      const bySlug = new Map(found.data.map((one) => [one.slug, texts(one)]));
      return slugs.map((slug) => [listingKey(kind, slug), bySlug.get(slug) ?? null] as const);
    }),
  );
  return Object.fromEntries(parts.flat());
}

/** A listing to be added to a trip; missing if it was withdrawn, is a sample or never existed. */
export async function listingOf({
  kind,
  slug,
}: ListingReference): Promise<Answer<MentionedListing>> {
  const found = await mentionedListings(listingKindOf[kind], [slug]);
  if (found.state !== 'found') return found;
  const [listing] = found.data;
  return listing && !listing.isSample ? { state: 'found', data: listing } : { state: 'missing' };
}

/** The same for an action. @throws {ActionFailure} with a fault of `listing` if there is none */
export async function listingToAdd(
  reference: ListingReference,
  locale: Locale,
): Promise<AddedListing> {
  const found = await listingOf(reference);
  if (found.state === 'unavailable') throw new BackendUnavailable('listings');
  if (found.state === 'missing') throw new ActionFailure('invalid', { listing: 'listingMissing' });
  const { name, islands } = found.data;
  return { ...reference, title: name[locale], islands };
}

/** Says of a listing what an entry shows, in a language. */
export async function sayer(locale: Locale): Promise<(listing: MentionedListing) => EntryListing> {
  const [t, own] = await Promise.all([
    getTranslations({ locale, namespace: 'listings.list' }),
    getTranslations({ locale, namespace: 'savedTrips.listing' }),
  ]);
  return (listing) => {
    const { kind, slug, name, place, islands, price, months, position, isSample } = listing;
    const amount = (cents: number | null, from: boolean) => {
      if (cents === null) return t('ask');
      if (cents === 0) return t('free');
      const euros = formatEuros(cents, locale);
      return `${from ? t('fromPrice', { price: euros }) : euros} ${t(unit[kind])}`;
    };
    const inMonth = (month: number) => {
      if (!months.includes(month)) return own('closed');
      if (typeof price !== 'object' || price === null) return amount(price, true);
      return amount(price[seasonOfMonth(month)], false);
    };
    // A sample in an older trip has no price that anybody could pay.
    const least = isSample ? null : typeof price === 'object' && price ? lowestPrice(price) : price;
    const names = islands.map((island) => islandBySlug(island).name[locale]);
    const more = names.length - mostIslands;
    return {
      name: name[locale],
      where: [
        ...(place ? [place[locale]] : []),
        ...names.slice(0, mostIslands),
        ...(more > 0 ? [t('and', { count: more })] : []),
      ].join(', '),
      path: detailPath[kind](slug),
      isSample,
      isPriced: least !== null && least > 0,
      price: isSample ? '' : amount(least, true),
      prices: Array.from({ length: 12 }, (_, index) => (isSample ? '' : inMonth(index + 1))),
      position,
    };
  };
}
