import { getTranslations } from 'next-intl/server';
import type { MapStart } from '@/components/maps/interactive-map-types';
import type { NearbyRow } from '@/components/nearby/nearby-results';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import { bareName } from '@/lib/records/charts/names';
import { islandBySlug } from '@/lib/records/islands/queries';
import type { NearbyQuery } from '@/lib/records/places/address';
import { bearing, compassPoint, formatDistance } from '@/lib/records/places/rules';
import type { DistanceUnits, NearbyPlace, Position } from '@/lib/records/places/types';

/** Point that distances are measured from. */
export interface Start {
  readonly position: Position;
  /** Name of the port; empty for the person's own position. */
  readonly name: string;
  /** Name of the chosen island; undefined for a position. */
  readonly island: string | undefined;
}

/** Position in the address, or the main port of its island, where visitors arrive. */
export function startOf({ at, island: slug }: NearbyQuery, locale: Locale): Start | undefined {
  if (at) return { position: at, name: '', island: undefined };
  if (!slug) return undefined;
  const island = islandBySlug(slug);
  const port = island.ports.find(({ main }) => main);
  return {
    position: port?.position ?? island.position,
    name: port?.name[locale] ?? '',
    island: bareName(island.name[locale]),
  };
}

/** Site path of a listing's page; other places have a section on the page of their island. */
function pageOf({ id, kind }: NearbyPlace): string {
  const [page = '', part = ''] = id.split('/');
  if (kind === 'hotel') return routes.hotel(part);
  if (kind === 'activity') return routes.activity(part);
  return `${routes.island(page)}#${part}`;
}

/** All texts about the places, for the list and the map. */
export async function rowTexts(
  places: readonly NearbyPlace[],
  from: Position,
  locale: Locale,
  units: DistanceUnits,
): Promise<NearbyRow[]> {
  const t = await getTranslations('nearby');
  return places.map((place) => {
    const { id, island, kind, position, metres } = place;
    const name = place.name[locale];
    const degrees = bearing(from, position);
    const kindName = t(`kind.${kind}`);
    const distance = formatDistance(metres, locale, units);
    // There is no direction to a place at the starting point.
    const here = metres < 5;
    const direction = here ? t('results.here') : t(`directions.${compassPoint(degrees)}`);
    return {
      id,
      kind,
      name,
      about: t('results.about', {
        kind: kindName,
        island: bareName(islandBySlug(island).name[locale]),
      }),
      distance,
      direction,
      bearing: here ? undefined : degrees,
      href: localizePath(pageOf(place), locale),
      label: here
        ? t('map.markerHere', { name, kind: kindName })
        : t('map.marker', { name, kind: kindName, distance, direction }),
      showLabel: t('results.show', { name }),
      position,
    };
  });
}

/** The starting point as the map marks it. */
export async function mapStart({ position, name, island }: Start): Promise<MapStart> {
  const t = await getTranslations('nearby.map');
  return {
    id: 'start',
    kind: island ? 'port' : 'person',
    position,
    name,
    label: island ? t('port') : t('you'),
  };
}
