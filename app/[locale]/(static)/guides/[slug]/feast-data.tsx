import { cacheLife } from 'next/cache';
import { EventJsonLd } from 'next-seo';
import { schemaPosition } from '@/components/seo/schema-data';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { today } from '@/lib/foundation/time/athens';
import { absoluteUrl } from '@/lib/platform/routes/metadata';
import { routes } from '@/lib/platform/routes/register';
import { feasts } from '@/lib/records/feasts/data';
import { nextDates } from '@/lib/records/feasts/dates';
import { islandBySlug } from '@/lib/records/islands/queries';

/** Structured data of the feasts in an island's guide, as Events on their next day. */
export async function FeastData({ island, locale }: { island: IslandSlug; locale: Locale }) {
  'use cache';
  cacheLife('days');
  const kept = feasts.filter((feast) => feast.island === island);
  if (kept.length === 0) return null;
  const { name, position } = islandBySlug(island);
  const address = { addressLocality: name[locale], addressCountry: 'GR' };
  return kept.map((feast) => {
    const [startDate, endDate] = nextDates(feast, today());
    const place = { name: feast.place[locale], address: { '@type': 'PostalAddress', ...address } };
    return (
      <EventJsonLd
        key={feast.name.en}
        scriptKey={`feast-${startDate}`}
        name={feast.name[locale]}
        startDate={startDate}
        endDate={endDate}
        eventStatus="https://schema.org/EventScheduled"
        url={absoluteUrl(routes.guide(island), locale)}
        location={{ ...place, ...{ geo: schemaPosition(position) } }}
      />
    );
  });
}
