import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { NothingNear } from '@/components/nearby/nothing-near';
import { PlacesUnavailable } from '@/components/nearby/places-unavailable';
import { bareName } from '@/lib/geo/names';
import { currentLocale } from '@/lib/i18n/current';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { islandBySlug } from '@/lib/islands/queries';
import { type NearbyQuery, nearbyAddress, withinLimits } from '@/lib/places/address';
import { nearestPlace } from '@/lib/places/queries';
import { bearing, compassPoint, formatDistance } from '@/lib/places/rules';
import type { NearbyPlace, Position } from '@/lib/places/types';

interface NearbyNothingProps {
  path: string;
  query: NearbyQuery;
  from: Position;
  /** What was looked within, in words. */
  distance: string;
  islands: readonly { slug: string; name: string }[];
  filter: ReactNode;
}

/** Nothing was found: because of the kinds, because of the distance, or because one is far away. */
export async function NearbyNothing(props: NearbyNothingProps) {
  const { path, query, from, distance, islands, filter } = props;
  const [t, locale] = await Promise.all([getTranslations('nearby.empty'), currentLocale()]);
  const nearest = await nearestPlace(from);
  if (nearest === 'unavailable') {
    return <PlacesUnavailable href={localizePath(nearbyAddress(path, query), locale)} />;
  }
  const narrowed = query.kinds.length > 0;
  const outside = nearest !== undefined && nearest.metres > withinLimits.max * 1000;
  const words = nearest && (await wordsAbout(nearest, from, locale));
  const title = narrowed && !outside ? t('kinds', { distance }) : t('title', { distance });
  const sentences = [
    ...(words ? [t(outside ? 'far' : 'near', words)] : []),
    outside ? t('farText') : t('kindsText'),
  ];
  const wider = nearest && nextDistance(nearest.metres);
  const actions = outside
    ? []
    : [
        ...(wider === undefined
          ? []
          : [
              {
                href: nearbyAddress(path, { ...query, within: wider }),
                label: t('widen', { distance: formatDistance(wider * 1000, locale) }),
              },
            ]),
        ...(narrowed
          ? [{ href: nearbyAddress(path, { ...query, kinds: [] }), label: t('allKinds') }]
          : []),
      ];
  return (
    <NothingNear
      title={title}
      sentences={sentences}
      actions={actions}
      filter={outside ? null : filter}
      islands={islands.map(({ slug, name }) => ({ href: `${path}?island=${slug}`, name }))}
    />
  );
}

async function wordsAbout(place: NearbyPlace, from: Position, locale: Locale) {
  const directions = await getTranslations('nearby.directions');
  return {
    name: place.name[locale],
    island: bareName(islandBySlug(place.island).name[locale]),
    distance: formatDistance(place.metres, locale),
    direction: directions(compassPoint(bearing(from, place.position))),
  };
}

/** The first of a few distances that reaches the nearest place and is more than was asked. */
function nextDistance(metres: number): number | undefined {
  return [5, 10, 25, 50, 100].find((km) => km * 1000 > metres);
}
