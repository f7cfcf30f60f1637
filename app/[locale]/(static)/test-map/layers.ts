import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import { allIslands } from '@/lib/records/islands/queries';
import type { Island, Place } from '@/lib/records/islands/schema';
import { recordKinds } from '@/lib/records/nearby/types';

type RecordKind = (typeof recordKinds)[number];

/**
 * Accessors of each kind of place in the record of an island. A new kind causes a type error until it
 * is added here.
 */
const placesOf: Readonly<
  Record<RecordKind, (island: Island) => readonly Pick<Place, 'id' | 'name'>[]>
> = {
  beach: ({ beaches }) => beaches,
  village: ({ villages }) => villages,
  sight: ({ sights }) => sights,
  port: ({ ports }) => ports,
};

/** Every place of the records by kind, with the address of its section. */
export const recordPlaces = (locale: Locale) =>
  recordKinds.map((kind) => ({
    kind,
    places: allIslands().flatMap((island) =>
      placesOf[kind](island).map(({ id, name }) => ({
        id: `${island.slug}-${kind}-${id}`,
        name: name[locale],
        href: `${localizePath(routes.island(island.slug), locale)}#${kind}-${id}`,
      })),
    ),
  }));
