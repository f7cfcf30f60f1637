import { distanceKm } from '../../lib/foundation/geo/distance.ts';
import { fold } from '../../lib/foundation/i18n/fold.ts';
import type { PlaceRow } from '../places/rows.ts';

/** A named position in a gazetteer, in WGS 84 degrees. */
export interface Entry {
  /** In Greek letters. */
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

/** One of our places and the nearest entry with its name. */
export interface Match {
  readonly place: PlaceRow;
  readonly entry: Entry;
  readonly km: number;
}

/** Beyond this distance, an entry is another place with the same name. */
const sameNameKm = 2.5;
/** Distance within which matches are used to measure the overall offset of a gazetteer. */
const sureKm = 0.8;

/**
 * Name as in gazetteers, without text in brackets and words for the kind of place. Older official forms become those of
 * today: Μεγαλοχώριον, Στενιαί.
 */
const bare = (name: string) =>
  fold(name.replace(/\(.*?\)/g, '').replace(/^(Μονή|Παραλία|Λιμάνι|Φάρος) /, ''))
    .replace(/[^\p{L} ]/gu, '')
    .trim()
    .replace(/ιον$/, 'ι')
    .replace(/αι$/, 'εσ');

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Nearest entry with the same name for each place that has one. */
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
 * Corrects the overall offset of a gazetteer: one in the old Greek datum is some 300 metres to the
 * south-west. Uses the median difference over all matching villages; nothing is moved if fewer than
 * ten match.
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

/** Places further than a limit from every gazetteer that knows their name, furthest first. */
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
