import { SchemaData } from '@/components/seo/schema-data';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { absoluteUrl } from '@/lib/platform/routes/metadata';
import { routes } from '@/lib/platform/routes/register';
import type { Network } from '@/lib/sea/timetable/network';
import type { CuratedTrip } from '@/lib/trips/curated-trips/schema';

interface TripDataProps {
  trip: CuratedTrip;
  network: Pick<Network, 'stations'>;
  locale: Locale;
}

/** Structured data of a curated trip as a TouristTrip; without an offer, because it is not sold. */
export function TripData({ trip, network, locale }: TripDataProps) {
  return (
    <SchemaData
      id="trip"
      data={{
        '@type': 'TouristTrip',
        name: trip.name[locale],
        description: trip.line[locale],
        touristType: trip.forWhom[locale],
        url: absoluteUrl(routes.package(trip.slug), locale),
        inLanguage: locale,
        itinerary: {
          '@type': 'ItemList',
          numberOfItems: trip.islands.length,
          itemListElement: trip.islands.map(({ island }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            item: {
              '@type': 'TouristDestination',
              name: network.stations.get(island)?.name[locale] ?? island,
              url: absoluteUrl(routes.island(island), locale),
            },
          })),
        },
      }}
    />
  );
}
