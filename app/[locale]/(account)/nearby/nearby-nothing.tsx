import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { NothingNear, PlacesUnavailable } from '@/components/nearby/nothing-near';
import { currentLocale } from '@/lib/foundation/i18n/current';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { bareName } from '@/lib/records/charts/names';
import { islandBySlug } from '@/lib/records/islands/queries';
import { type NearbyQuery, nearbyAddress, withinLimits } from '@/lib/records/nearby/address';
import { nearbyPlaces, nearestPlace } from '@/lib/records/nearby/queries';
import { bearing, compassPoint, formatDistance, widerDistance } from '@/lib/records/nearby/rules';
import type { DistanceUnits, NearbyPlace, Position } from '@/lib/records/nearby/types';

interface NearbyNothingProps {
  path: string;
  query: NearbyQuery;
  from: Position;
  /** Search radius in kilometres. */
  radiusKm: number;
  units: DistanceUnits;
  islands: readonly { slug: string; name: string }[];
  filter: ReactNode;
}

/** Explains why nothing was found: the kinds, the radius, or the distance to the islands. */
export async function NearbyNothing(props: NearbyNothingProps) {
  const { path, query, from, radiusKm, units, islands, filter } = props;
  const [t, locale] = await Promise.all([getTranslations('nearby.empty'), currentLocale()]);
  const [anywhere, ofKinds] = await Promise.all([
    nearestPlace(from),
    nearbyPlaces({
      from,
      kinds: query.kinds,
      island: query.at ? undefined : query.island,
      maxMetres: withinLimits.max * 1000,
      maxRows: 1,
    }),
  ]);
  if (anywhere.state === 'unavailable' || ofKinds.state !== 'found') {
    return <PlacesUnavailable href={localizePath(nearbyAddress(path, query), locale)} />;
  }
  const nearest = anywhere.state === 'found' ? anywhere.data : undefined;
  const [wanted] = ofKinds.data;
  const narrowed = query.kinds.length > 0;
  const outside = nearest !== undefined && nearest.metres > withinLimits.max * 1000;
  const distance = formatDistance(radiusKm * 1000, locale, units);
  const place = wanted ?? nearest;
  const words = place && (await wordsAbout(place, from, locale, units));
  const nearKey = narrowed && wanted ? 'nearKinds' : 'near';
  const reach = (place: NearbyPlace) => widerDistance(place.metres, radiusKm, units);
  const wider = wanted && reach(wanted);
  // Places of other kinds may lie beyond the radius as well; the link then also widens the radius
  // to reach them.
  const isWithin = nearest !== undefined && nearest.metres <= radiusKm * 1000;
  const ofAllKinds = isWithin ? query.within : nearest && reach(nearest);
  const actions = [
    ...(wider === undefined
      ? []
      : [
          {
            href: nearbyAddress(path, { ...query, within: wider }),
            label: t('widen', { distance: formatDistance(wider * 1000, locale, units) }),
          },
        ]),
    ...(narrowed
      ? [
          {
            href: nearbyAddress(path, { ...query, kinds: [], within: ofAllKinds }),
            label: t('allKinds'),
          },
        ]
      : []),
  ];
  return (
    <NothingNear
      title={narrowed && !outside ? t('kinds', { distance }) : t('title', { distance })}
      sentences={[
        ...(words ? [t(outside ? 'far' : nearKey, words)] : []),
        ...(outside ? [t('farText')] : []),
      ]}
      actions={outside ? [] : actions}
      filter={outside ? null : filter}
      islands={islands.map(({ slug, name }) => ({ href: `${path}?island=${slug}`, name }))}
    />
  );
}

async function wordsAbout(
  place: NearbyPlace,
  from: Position,
  locale: Locale,
  units: DistanceUnits,
) {
  const t = await getTranslations('nearby');
  return {
    name: place.name[locale],
    island: bareName(islandBySlug(place.island).name[locale]),
    distance: formatDistance(place.metres, locale, units),
    direction: t(`directions.${compassPoint(bearing(from, place.position))}`),
  };
}
