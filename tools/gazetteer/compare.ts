import { distanceKm } from '../../lib/geo/distance.ts';
import { fold } from '../../lib/i18n/fold.ts';
import type { PlaceRow } from '../places/rows.ts';

/** A named position of a gazetteer, WGS 84 degrees. */
export interface Entry {
  /** In Greek letters. */
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

/** A place of ours and the nearest entry of its name. */
export interface Match {
  readonly place: PlaceRow;
  readonly entry: Entry;
  readonly km: number;
}

/** Further away it is another place of the same name. */
const sameNameKm = 2.5;
/** Near enough to measure how far a gazetteer lies off as a whole. */
const sureKm = 0.8;

/** A name as gazetteers write it: without what stands in brackets, or says what kind of place it is. */
const bare = (name: string) =>
  fold(name.replace(/\(.*?\)/g, '').replace(/^(Μονή|Παραλία|Λιμάνι|Φάρος) /, ''))
    .replace(/[^\p{L} ]/gu, '')
    .trim();

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The nearest entry of the same name for each place that has one. */
export function matches(places: readonly PlaceRow[], entries: readonly Entry[]): Match[] {
  const byName = Map.groupBy(entries, ({ name }) => bare(name));
  return places.flatMap((place) => {
    const near = (byName.get(bare(place.nameEl)) ?? [])
      .map((entry) => ({
        place,
        entry,
        km: distanceKm([place.lon, place.lat], [entry.lon, entry.lat]),
      }))
      .filter(({ km }) => km < sameNameKm)
      .toSorted((a, b) => a.km - b.km);
    return near.slice(0, 1);
  });
}

/**
 * A gazetteer moved by what it lies off as a whole: one in the old Greek datum is some 300 metres to the south-west.
 * The middle of the differences over all villages that match; nothing is moved where fewer than ten do.
 */
export function inOurDatum(places: readonly PlaceRow[], entries: readonly Entry[]): Entry[] {
  const sure = matches(places, entries).filter(
    ({ place, km }) => place.kind === 'village' && km < sureKm,
  );
  if (sure.length < 10) return [...entries];
  const lat = middle(sure.map(({ place, entry }) => place.lat - entry.lat));
  const lon = middle(sure.map(({ place, entry }) => place.lon - entry.lon));
  return entries.map((entry) => ({ ...entry, lat: entry.lat + lat, lon: entry.lon + lon }));
}

/** Places that lie further than a limit from every gazetteer that knows their name; the furthest first. */
export function differing(
  places: readonly PlaceRow[],
  gazetteers: readonly (readonly Entry[])[],
  limitKm: number,
): Match[] {
  const nearest = new Map<string, Match>();
  for (const match of gazetteers.flatMap((entries) => matches(places, entries))) {
    const before = nearest.get(match.place.id);
    if (!before || match.km < before.km) nearest.set(match.place.id, match);
  }
  return [...nearest.values()].filter(({ km }) => km > limitKm).toSorted((a, b) => b.km - a.km);
}
