import { JsonLdScript } from 'next-seo';
import type { Locale } from '@/lib/i18n/locales';
import type { Island } from '@/lib/islands/schema';
import type { Activity } from '@/lib/listings/activities/schema';
import { absoluteUrl } from '@/lib/routes/metadata';
import { routes } from '@/lib/routes/register';

interface AttractionDataProps {
  activity: Activity;
  island: Island;
  locale: Locale;
}

/** A real place open to anybody, for search engines. What is a sample or somebody's offer has none. */
export function AttractionData({ activity, island, locale }: AttractionDataProps) {
  const { slug, name, summary, position, price, isSample, access, source } = activity;
  if (isSample || access !== 'public') return null;
  return (
    <JsonLdScript
      scriptKey="attraction"
      data={{
        '@context': 'https://schema.org',
        '@type': 'TouristAttraction',
        name: name[locale],
        description: summary[locale],
        url: absoluteUrl(routes.activity(slug), locale),
        geo: { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.lon },
        containedInPlace: { '@type': 'Place', name: island.name[locale] },
        publicAccess: true,
        ...(price.kind === 'free' ? { isAccessibleForFree: true } : {}),
        ...(source
          ? { subjectOf: { '@type': 'WebPage', name: source.title, url: source.url } }
          : {}),
      }}
    />
  );
}
