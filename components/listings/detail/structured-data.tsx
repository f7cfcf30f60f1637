import { ProductJsonLd } from 'next-seo';
import { SchemaData, schemaPosition } from '@/components/seo/schema-data';
import type { Activity } from '@/lib/booking/listings/activities/schema';
import type { Hotel } from '@/lib/booking/listings/hotels/schema';
import type { SeasonalPrice } from '@/lib/booking/listings/schema';
import type { Vehicle } from '@/lib/booking/listings/vehicles/schema';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { detailPath } from '@/lib/platform/routes/listing-paths';
import { absoluteUrl } from '@/lib/platform/routes/metadata';

/** Listing, discriminated by its kind. */
export type DescribedListing =
  | { readonly kind: 'hotels'; readonly record: Hotel }
  | { readonly kind: 'activities'; readonly record: Activity }
  | { readonly kind: 'vehicles'; readonly record: Vehicle };

interface Words {
  readonly locale: Locale;
  /** Name of the island. */
  readonly island: string;
  /** Amenities of a hotel as text. */
  readonly amenities: readonly string[];
}

type Data = Readonly<Record<string, unknown>>;

/**
 * Structured data of a listing for search engines: a lodging business, a public attraction, or a
 * product if its price is known. None for samples, which do not exist, and for products without a
 * price.
 */
export function ListingData({ kind, record, ...words }: DescribedListing & Words) {
  if (record.isSample) return null;
  const { locale } = words;
  const shared = {
    name: record.name[locale],
    description: record.summary[locale],
    url: absoluteUrl(detailPath[kind](record.slug), locale),
    ...(record.image ? { image: record.image } : {}),
  };
  if (kind === 'hotels')
    return <SchemaData id="listing" data={{ ...shared, ...lodging(record, words) }} />;
  if (kind === 'vehicles') return <ProductData {...shared} prices={pricesOf(record.pricePerDay)} />;
  if (record.access === 'public')
    return <SchemaData id="listing" data={{ ...shared, ...attraction(record, words) }} />;
  const { price } = record;
  return <ProductData {...shared} prices={price.kind === 'from' ? [price.cents] : []} />;
}

const euros = (cents: number) => (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);

const pricesOf = (price: SeasonalPrice): number[] =>
  Object.values(price).filter((cents) => cents !== null);

/** Omits ratings: the record does not name their source. */
function lodging(hotel: Hotel, { locale, island, amenities }: Words): Data {
  const prices = pricesOf(hotel.pricePerNight);
  const stars = /^stars-(\d)$/.exec(hotel.class ?? '')?.[1];
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return {
    '@type': 'LodgingBusiness',
    geo: schemaPosition(hotel.position),
    address: {
      '@type': 'PostalAddress',
      addressLocality: hotel.place[locale],
      addressRegion: island,
      addressCountry: 'GR',
    },
    checkinTime: hotel.checkIn.from,
    checkoutTime: hotel.checkOut,
    ...(stars ? { starRating: { '@type': 'Rating', ratingValue: Number(stars) } } : {}),
    ...(prices.length > 0
      ? { priceRange: least === most ? `€${euros(least)}` : `€${euros(least)}–€${euros(most)}` }
      : {}),
    amenityFeature: amenities.map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
  };
}

function attraction(activity: Activity, { island }: Words): Data {
  const { price, source } = activity;
  return {
    '@type': 'TouristAttraction',
    geo: schemaPosition(activity.position),
    containedInPlace: { '@type': 'Place', name: island },
    publicAccess: true,
    ...(price.kind === 'free' ? { isAccessibleForFree: true } : {}),
    ...(source ? { subjectOf: { '@type': 'WebPage', name: source.title, url: source.url } } : {}),
  };
}

interface ProductDataProps {
  name: string;
  description: string;
  url: string;
  image?: string;
  /** Euro cents; nothing is rendered without one. */
  prices: readonly number[];
}

/** Product with its price range. */
function ProductData({ prices, ...product }: ProductDataProps) {
  if (prices.length === 0) return null;
  const offers = {
    priceCurrency: 'EUR',
    lowPrice: euros(Math.min(...prices)),
    ...(prices.length > 1 ? { highPrice: euros(Math.max(...prices)) } : {}),
    url: product.url,
  };
  return <ProductJsonLd scriptKey="listing" {...product} offers={offers} />;
}
