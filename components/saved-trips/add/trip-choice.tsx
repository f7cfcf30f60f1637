import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { formatDateRange } from '@/components/saved-trips/sheet/date-range';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { islandName } from '@/lib/records/charts/island-names';
import type { TripSummary } from '@/lib/trips/saved-trips/summary';

interface TripChoiceProps {
  trips: readonly TripSummary[];
  /** Islands where the listing is available. */
  islands: readonly IslandSlug[];
  /** Returns the path of the next step for a trip. */
  next: (id: string) => string;
  locale: Locale;
}

/** Trips to which a listing can be added; those that visit its islands come first. */
export async function TripChoice({ trips, islands, next, locale }: TripChoiceProps) {
  const [t, list] = await Promise.all([
    getTranslations('savedTrips.add'),
    getTranslations('savedTrips.list'),
  ]);
  const shared = (trip: TripSummary) => islands.filter((island) => trip.islands.includes(island));
  const sorted = trips.toSorted(
    (a, b) => Number(shared(b).length > 0) - Number(shared(a).length > 0),
  );
  const named = (slugs: readonly IslandSlug[]) =>
    new Intl.ListFormat(locale).format(slugs.map((slug) => islandName(slug, locale)));
  return (
    <ul className="border-b border-rule">
      {sorted.map((trip) => {
        const { id, title, startDate, lastDay } = trip;
        const common = shared(trip);
        return (
          <li key={id} className="border-t border-rule py-3">
            <SiteLink
              href={next(id)}
              rel="nofollow"
              className="font-display text-lg leading-tight underline decoration-accent underline-offset-4 [overflow-wrap:anywhere] hover:text-accent"
            >
              {title}
            </SiteLink>
            <p className="mt-1 font-ui text-sm text-ink-2 tabular-nums">
              {[
                startDate && lastDay
                  ? formatDateRange(startDate, lastDay, locale)
                  : list('noDates'),
                common.length > 0
                  ? t('has', { island: named(common) })
                  : islands.length === 1
                    ? t('hasNot', { island: named(islands) })
                    : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
