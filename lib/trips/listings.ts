import 'server-only';
import { getTranslations } from 'next-intl/server';
import { seasonOfMonth } from '@/lib/costs/rules';
import { formatEuros } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { islandBySlug } from '@/lib/islands/queries';
import { type MentionedListing, mentionedListings } from '@/lib/listings/mentioned';
import { lowestPrice } from '@/lib/listings/prices';
import { detailPath } from '@/lib/routes/listing-paths';
import {
  type EntryListing,
  type EntryListings,
  type ListedKind,
  listingKey,
} from './entry-listing';
import { listingKindOf } from './limits';
import type { TripDocument } from './types';

const listedKinds = Object.keys(listingKindOf) as ListedKind[];
const unit = { hotels: 'perNight', activities: 'perPerson', vehicles: 'perDay' } as const;
/** Names of islands in a row; the rest is a number. */
const mostIslands = 3;

/** What the entries of a trip show of the listings they are, read anew: see {@link mentionedListings}. */
export async function entryListings(
  { entries }: Pick<TripDocument, 'entries'>,
  locale: Locale,
): Promise<EntryListings> {
  const said = await sayer(locale);
  const parts = await Promise.all(
    listedKinds.map(async (kind) => {
      const slugs = entries.flatMap((one) => (one.kind === kind && one.listing ? one.listing : []));
      const found = await mentionedListings(listingKindOf[kind], [...new Set(slugs)]);
      if (found.state !== 'found') return [];
      const bySlug = new Map(found.data.map((one) => [one.slug, said(one)]));
      return slugs.map((slug) => [listingKey(kind, slug), bySlug.get(slug) ?? null] as const);
    }),
  );
  return Object.fromEntries(parts.flat());
}

/** Says of a listing what an entry shows, in a language. */
export async function sayer(locale: Locale): Promise<(listing: MentionedListing) => EntryListing> {
  const [t, own] = await Promise.all([
    getTranslations({ locale, namespace: 'listings.list' }),
    getTranslations({ locale, namespace: 'trips.listing' }),
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
      price: amount(typeof price === 'object' && price ? lowestPrice(price) : price, true),
      prices: Array.from({ length: 12 }, (_, index) => inMonth(index + 1)),
      position,
    };
  };
}
