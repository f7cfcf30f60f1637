import { getTranslations } from 'next-intl/server';
import { SchemaData, schemaPosition } from '@/components/seo/schema-data';
import { type Locale, secondLocale } from '@/lib/foundation/i18n/locales';
import { absoluteUrl } from '@/lib/platform/routes/metadata';
import { routes } from '@/lib/platform/routes/register';
import type { Island, Place } from '@/lib/records/islands/schema';

interface IslandDataProps {
  island: Island;
  locale: Locale;
  /** Absolute URL of the share image. */
  image: string;
}

/** Structured data of the island as a TouristDestination, for search engines. */
export async function IslandData({ island, locale, image }: IslandDataProps) {
  const t = await getTranslations('islands');
  const other = secondLocale(locale);
  const url = absoluteUrl(routes.island(island.slug), locale);
  const attraction = (kind: string) => (place: Place) => ({
    '@type': 'TouristAttraction',
    name: place.name[locale],
    description: place.sentence[locale],
    url: `${url}#${kind}-${place.id}`,
    geo: schemaPosition(place.position),
  });
  return (
    <SchemaData
      id="island"
      data={{
        '@type': 'TouristDestination',
        name: island.name[locale],
        alternateName: island.name[other],
        description: island.description[locale],
        url,
        image,
        inLanguage: locale,
        geo: schemaPosition(island.position),
        touristType: island.character.tags.map((tag) => t(`characters.${tag}`)),
        includesAttraction: [
          ...island.sights.map(attraction('sight')),
          ...island.beaches.map(attraction('beach')),
        ],
      }}
    />
  );
}
