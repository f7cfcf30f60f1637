import 'server-only';
import { getTranslations } from 'next-intl/server';
import { type MentionedListing, mentionedListings } from '@/lib/booking/listings/mentioned';
import { lowestPrice } from '@/lib/booking/listings/prices';
import { searchListings } from '@/lib/booking/listings/queries';
import { everything, onlyReal } from '@/lib/booking/listings/search';
import { formatEuros } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { detailPath } from '@/lib/platform/routes/listing-paths';
import { bareName } from '@/lib/records/charts/names';
import { islandBySlug } from '@/lib/records/islands/queries';
import { type LayerSource, pointFeature } from './source';

/** Most slugs in one request, so that its address stays within a server's limit. */
const atOnce = 100;

/** Real listings found with the filters of their list, regardless of its pages. Source: `search_listings`. */
const listingLayer =
  (kind: 'hotels' | 'activities'): LayerSource =>
  async ({ search = everything(kind), area }, locale) => {
    const found = await searchListings({ ...onlyReal(search), area, page: 1, map: true }, locale);
    if (found.state !== 'found') return undefined;
    const { pins, total } = found.data;
    const parts = Array.from({ length: Math.ceil(pins.length / atOnce) }, (_, part) =>
      pins.slice(part * atOnce, (part + 1) * atOnce).map(({ slug }) => slug),
    );
    const answers = await Promise.all(parts.map((slugs) => mentionedListings(kind, slugs)));
    const bySlug = new Map<string, MentionedListing>();
    for (const answer of answers) {
      if (answer.state !== 'found') return undefined;
      for (const listing of answer.data) bySlug.set(listing.slug, listing);
    }
    // In the order of the list.
    const listings = pins.flatMap(({ slug }) => bySlug.get(slug) ?? []);
    const say = await listingWords(kind, locale);
    return {
      features: listings.flatMap((listing) => say(listing)),
      leftOut: total - pins.length,
    };
  };

async function listingWords(kind: 'hotels' | 'activities', locale: Locale) {
  const [t, list] = await Promise.all([
    getTranslations({ locale, namespace: 'mapLayers' }),
    getTranslations({ locale, namespace: 'listings.list' }),
  ]);
  const priceOf = ({ price: amount }: MentionedListing) => {
    const cents = typeof amount === 'object' && amount ? lowestPrice(amount) : amount;
    if (cents === null) return list('ask');
    if (cents === 0) return list('free');
    const price = formatEuros(cents, locale);
    return kind === 'hotels' ? t('fromNight', { price }) : list('fromPrice', { price });
  };
  return (listing: MentionedListing) => {
    const { slug, name, place, islands, position } = listing;
    const [island] = islands;
    if (!position || !island) return [];
    const where = [place?.[locale], bareName(islandBySlug(island).name[locale])];
    return [
      pointFeature(slug, position, {
        name: name[locale],
        about: `${where.filter(Boolean).join(', ')} · ${priceOf(listing)}`,
        href: localizePath(detailPath[kind](slug), locale),
        link: t(`links.${kind}`),
      }),
    ];
  };
}

/** Places to stay, as their list finds them. */
export const hotelsLayer = listingLayer('hotels');

/** Things to do, as their list finds them. */
export const activitiesLayer = listingLayer('activities');
