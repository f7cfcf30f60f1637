import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { ListedKind } from './entry-listing';
import { tripLimits } from './limits';
import { addEntry, addStop } from './rules';
import type { TripDocument } from './types';

/** A listing to be put into a trip. */
export interface AddedListing {
  readonly kind: ListedKind;
  readonly slug: string;
  /** Name of the listing, in the language of the person who adds it. */
  readonly title: string;
  /** Islands on which it is available. */
  readonly islands: readonly IslandSlug[];
}

/** Place in a trip: a stop for the whole stay or one of its days, or an island to add at the end. */
export type PlaceInTrip =
  | { readonly stopId: string; readonly dayOffset: number | null }
  | { readonly island: IslandSlug };

type Added =
  /** The same `trip` when the listing is at that place already, so that submitting a form twice adds it once. */
  | { readonly trip: TripDocument }
  | { readonly fault: 'placeMissing' | 'tooManyEntries' | 'tooManyStops' };

/**
 * The trip with a listing at a place of it. A new stop gets two nights, and boats are left to be chosen.
 *
 * @param makeId gives the UUID of a new stop
 */
export function withListing(
  trip: TripDocument,
  listing: AddedListing,
  place: PlaceInTrip,
  makeId: () => string = () => crypto.randomUUID(),
): Added {
  const { kind, slug, title, islands } = listing;
  const stops = trip.stops.filter((stop) =>
    'island' in place ? stop.island === place.island : stop.id === place.stopId,
  );
  const isThere = trip.entries.some(
    (entry) =>
      entry.kind === kind &&
      entry.listing === slug &&
      stops.some(({ id }) => id === entry.stopId) &&
      ('island' in place || entry.dayOffset === place.dayOffset),
  );
  if (isThere) return { trip };
  const island = 'island' in place ? place.island : stops[0]?.island;
  const isBeyond = 'dayOffset' in place && (place.dayOffset ?? 0) > (stops[0]?.nights ?? 0);
  if (!island || !islands.includes(island) || isBeyond) return { fault: 'placeMissing' };
  if (trip.entries.length >= tripLimits.entries) return { fault: 'tooManyEntries' };
  const id = 'island' in place ? makeId() : place.stopId;
  const grown = 'island' in place ? addStop(trip, place.island, { id }) : trip;
  if (!grown.stops.some((stop) => stop.id === id)) return { fault: 'tooManyStops' };
  const dayOffset = 'island' in place ? null : place.dayOffset;
  return {
    trip: addEntry(grown, {
      stopId: id,
      dayOffset,
      kind,
      title: [...title].slice(0, tripLimits.entryTitle).join(''),
      note: '',
      url: null,
      cents: null,
      listing: slug,
    }),
  };
}

/** Places as a form names them: `<stop>`, `<stop>:2`, `island:naxos`. */
export const placeName = (place: PlaceInTrip): string => {
  if ('island' in place) return `island:${place.island}`;
  return place.dayOffset === null ? place.stopId : `${place.stopId}:${place.dayOffset}`;
};
