import { distanceKm } from '../../lib/foundation/geo/distance';
import type { Localized } from '../../lib/foundation/i18n/locales';
import { islands } from '../../lib/records/islands/data';
import type { PlaceKind } from '../../lib/records/nearby/types';
import { readSeedFiles, type SeedRecord, seedKinds } from '../../tools/listings/records';

/** Place that can be nearby, read from its record instead of the database. */
export interface Near {
  readonly id: string;
  readonly kind: PlaceKind;
  readonly island: string;
  readonly name: Localized;
  readonly lat: number;
  readonly lon: number;
}

/** Every beach, village, sight and port of the records. */
const recordPlaces = (): Near[] =>
  islands.flatMap(({ slug, beaches, villages, sights, ports }) =>
    Object.entries({ beach: beaches, village: villages, sight: sights, port: ports }).flatMap(
      ([kind, list]) =>
        list.map(({ id, name, position }) => ({
          id: `${slug}/${kind}-${id}`,
          kind: kind as PlaceKind,
          island: slug,
          name,
          ...position,
        })),
    ),
  );

/** Converts a place to stay or an activity for Nearby. */
export const nearListing = (
  kind: 'hotels' | 'activities',
  one: SeedRecord<'hotels'> | SeedRecord<'activities'>,
): Near => ({
  id: `${kind}/${one.slug}`,
  kind: kind === 'hotels' ? 'hotel' : 'activity',
  island: one.island,
  name: one.name,
  ...one.position,
});

/** Everything that Nearby finds in a freshly seeded database. */
export async function allThatIsNear(): Promise<Near[]> {
  const listings = (await readSeedFiles()).flatMap(({ kind, listings }) =>
    kind === 'vehicles'
      ? []
      : listings
          .map((one) => seedKinds[kind].parse(one))
          .filter(({ isPublished, isSample }) => isPublished && !isSample)
          .map((one) => nearListing(kind, one)),
  );
  return [...recordPlaces(), ...listings];
}

export interface NearQuestion {
  readonly lat: number;
  readonly lon: number;
  readonly km: number;
  /** Undefined means any kind. */
  readonly kinds?: readonly string[] | undefined;
  readonly island?: string | undefined;
}

const isListing = ({ kind }: Near) => kind === 'hotel' || kind === 'activity';

/** Results of a query, nearest first, by scanning everything. */
export function lookAround(all: readonly Near[], question: NearQuestion) {
  const { lat, lon, km, kinds, island } = question;
  return all
    .filter((one) => (kinds?.includes(one.kind) ?? true) && (!island || one.island === island))
    .map((one) => ({ ...one, km: distanceKm([lon, lat], [one.lon, one.lat]) }))
    .filter((one) => one.km <= km)
    .sort(
      (a, b) =>
        a.km - b.km || Number(isListing(a)) - Number(isListing(b)) || (a.id < b.id ? -1 : 1),
    );
}
