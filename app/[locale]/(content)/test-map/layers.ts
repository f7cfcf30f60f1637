import type { LayerPoint, MapLayer } from '@/components/nearby/layer-map';
import { bareName } from '@/lib/charts/names';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { allIslands } from '@/lib/islands/queries';
import type { Island, Place } from '@/lib/islands/schema';
import { recordKinds } from '@/lib/places/types';
import { routes } from '@/lib/routes/register';

type RecordKind = (typeof recordKinds)[number];

/** Where the record of an island keeps each kind: a kind that is added fails the types until it stands here. */
const placesOf: Readonly<
  Record<RecordKind, (island: Island) => readonly Pick<Place, 'id' | 'name' | 'position'>[]>
> = {
  beach: ({ beaches }) => beaches,
  village: ({ villages }) => villages,
  sight: ({ sights }) => sights,
  port: ({ ports }) => ports,
};

/** Every kind of place of the records as a layer of the map. */
export function recordLayers(
  locale: Locale,
  texts: {
    readonly name: (kind: RecordKind) => string;
    readonly one: (kind: RecordKind) => string;
  },
): MapLayer[] {
  return recordKinds.map((kind) => ({
    kind,
    name: texts.name(kind),
    points: allIslands().flatMap((island) =>
      placesOf[kind](island).map(
        ({ id, name, position }): LayerPoint => ({
          id: `${island.slug}-${kind}-${id}`,
          kind,
          name: name[locale],
          label: `${name[locale]}, ${texts.one(kind)}, ${bareName(island.name[locale])}`,
          position,
          href: `${localizePath(routes.island(island.slug), locale)}#${kind}-${id}`,
        }),
      ),
    ),
  }));
}
