import { distanceKm } from '../../lib/geo/distance';
import type { Localized } from '../../lib/i18n/locales';
import { islands } from '../../lib/islands/data';
import type { PlaceKind } from '../../lib/places/types';
import { readSeedFiles, type SeedRecord, seedKinds } from '../../tools/listings/records';

/** Something that can be near, as its record has it: apart from the database. */
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

/** A place to stay or a thing to do as one that is near. */
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

/** All that a start puts into the database and Nearby finds. */
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
  /** Undefined for any. */
  readonly kinds?: readonly string[] | undefined;
  readonly island?: string | undefined;
}

const isListing = ({ kind }: Near) => kind === 'hotel' || kind === 'activity';

/** What answers a question, nearest first: by looking at everything. */
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
