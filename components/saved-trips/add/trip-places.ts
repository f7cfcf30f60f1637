import { dayName } from '@/components/saved-trips/editor/day-name';
import type { EditorTexts } from '@/components/saved-trips/editor/texts';
import { fill } from '@/lib/foundation/i18n/fill';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { islandName } from '@/lib/records/charts/island-names';
import { placeName } from '@/lib/trips/saved-trips/add-listing';
import type { ListedKind } from '@/lib/trips/saved-trips/entry-listing';
import { stopDates } from '@/lib/trips/saved-trips/rules';
import type { TripDocument, TripStop } from '@/lib/trips/saved-trips/types';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface Words {
  readonly texts: EditorTexts;
  /** `Naxos as the last island`. */
  readonly atEnd: (island: string) => string;
  readonly locale: Locale;
}

/**
 * Returns where in a trip a listing fits: the stays on its islands, as a whole and by day. If the
 * trip visits none of them, each island as a new last stop.
 */
export function tripPlaces(
  trip: TripDocument,
  islands: readonly IslandSlug[],
  { texts, atEnd, locale }: Words,
): Choice[] {
  const dates = stopDates(trip);
  const stays = trip.stops.flatMap((stop, index) =>
    islands.includes(stop.island) ? [{ stop, arrive: dates?.[index]?.arrive }] : [],
  );
  const name = ({ island }: TripStop) => islandName(island, locale);
  if (stays.length === 0) {
    return islands.map((island) => ({
      value: placeName({ island }),
      label: atEnd(islandName(island, locale)),
    }));
  }
  return stays.flatMap(({ stop, arrive }) => [
    {
      value: placeName({ stopId: stop.id, dayOffset: null }),
      label: `${name(stop)}: ${fill(texts.stay.whole, {})}`,
    },
    ...Array.from({ length: stop.nights + 1 }, (_, dayOffset) => ({
      value: placeName({ stopId: stop.id, dayOffset }),
      label: `${name(stop)}: ${dayName(dayOffset, { stop, arrive, texts, locale })}`,
    })),
  ]);
}

/**
 * Returns the likeliest choice: the whole stay for a hotel or vehicle, the first full day for an
 * activity.
 */
export function likelyPlace(places: readonly Choice[], kind: ListedKind): string {
  const likely = kind === 'activity' ? (places[2] ?? places[1]) : undefined;
  return (likely ?? places[0])?.value ?? '';
}
