import { getTranslations } from 'next-intl/server';
import type { Hotel } from '@/lib/booking/listings/hotels/schema';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { Island } from '@/lib/records/islands/schema';
import { DetailSection } from '../detail/detail-section';
import { FactList } from '../detail/fact-list';
import { KeepOrShare } from '../detail/keep-or-share';
import { ListingData } from '../detail/listing-data';
import { MonthRing } from '../detail/month-ring';
import { SimilarListings } from '../detail/similar-listings';
import { filterWords } from '../filter-words';
import { PriceYear } from '../place/price-year';
import type { ListingRow } from '../rows/row';
import { hotelFacts } from './hotel-facts';
import { HotelWays } from './hotel-ways';
import '../detail/detail.css';

interface HotelDetailProps {
  hotel: Hotel;
  island: Island;
  /** Similar hotels on the island. */
  similar: readonly ListingRow[];
  locale: Locale;
}

/** Sections of a hotel page below its name and description. */
export async function HotelDetail({ hotel, island, similar, locale }: HotelDetailProps) {
  const names = new Map([[island.slug as string, island.name[locale]]]);
  const [t, list, words] = await Promise.all([
    getTranslations({ locale, namespace: 'listings.place' }),
    getTranslations({ locale, namespace: 'listings.list' }),
    filterWords('hotels', locale, names),
  ]);
  return (
    <>
      <KeepOrShare kind="hotels" slug={hotel.slug} isSample={hotel.isSample} />
      <div className="detail-glance">
        <FactList facts={await hotelFacts(hotel, words, locale)} />
        <MonthRing months={hotel.openMonths} locale={locale} />
      </div>
      {hotel.isSample ? null : (
        <DetailSection id="price" title={t('price')}>
          <div className="detail-steps">
            <PriceYear
              price={hotel.pricePerNight}
              openMonths={hotel.openMonths}
              unit={list('perNight')}
              locale={locale}
            />
          </div>
        </DetailSection>
      )}
      <HotelWays hotel={hotel} island={island} locale={locale} />
      <SimilarListings rows={similar} />
      <ListingData
        kind="hotels"
        record={hotel}
        island={island.name[locale]}
        amenities={hotel.amenities.map((one) => words.value('amenities', one))}
        locale={locale}
      />
    </>
  );
}
