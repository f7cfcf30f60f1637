import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import { bareName } from '@/lib/records/charts/names';
import { allIslands } from '@/lib/records/islands/queries';
import { portGuides } from '@/lib/sea/ferries/ferry-guide/data';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import type { LayerQuery } from '../query';
import { type LayerSource, pointFeature } from './source';

const layerTexts = (locale: Locale) => getTranslations({ locale, namespace: 'mapLayers' });

/** All islands, or the requested one. */
export const requestedIslands = ({ island }: LayerQuery) =>
  allIslands().filter(({ slug }) => island === undefined || slug === island);

/** The islands themselves, at their middle. Source: their records. */
export const islandsLayer: LayerSource = async (query, locale) => {
  const t = await layerTexts(locale);
  return {
    features: requestedIslands(query).map(({ slug, name, position, shortDescription }) =>
      pointFeature(slug, position, {
        name: bareName(name[locale]),
        about: shortDescription[locale],
        href: localizePath(routes.island(slug), locale),
        link: t('links.islands'),
      }),
    ),
  };
};

const recordLayer =
  (layer: 'villages' | 'sights', kind: 'village' | 'sight'): LayerSource =>
  async (query, locale) => {
    const t = await layerTexts(locale);
    return {
      features: requestedIslands(query).flatMap((island) =>
        island[layer].map(({ id, name, position, sentence }) =>
          pointFeature(`${island.slug}/${id}`, position, {
            name: name[locale],
            about: sentence[locale],
            notes: [bareName(island.name[locale])],
            href: `${localizePath(routes.island(island.slug), locale)}#${kind}-${id}`,
            link: t('links.place'),
          }),
        ),
      ),
    };
  };

/** Villages of the islands' records. */
export const villagesLayer = recordLayer('villages', 'village');

/** Sights of the islands' records. */
export const sightsLayer = recordLayer('sights', 'sight');

/**
 * The ports of the ferry guide: those of the islands as their records have them, those of the mainland where the
 * timetable says they are. The id is that of the guide and of the timetable: `naxos-chora`.
 */
export const portsLayer: LayerSource = async ({ island: only }, locale) => {
  const t = await getTranslations({ locale, namespace: 'mapLayers' });
  const islands = allIslands();
  const { ports } = ferryNetwork();
  const features = portGuides.flatMap(({ portId, island: where, name: own }) => {
    if (only && where?.slug !== only) return [];
    const island = islands.find(({ slug }) => slug === where?.slug);
    const record = island?.ports.find(({ id }) => id === where?.port);
    const [lon, lat] = ports.get(portId)?.position ?? [];
    const position =
      record?.position ?? (lon === undefined || lat === undefined ? undefined : { lat, lon });
    const name = own ?? record?.name;
    if (!position || !name) return [];
    return [
      pointFeature(portId, position, {
        name: bareName(name[locale]),
        about: record?.note[locale] ?? t('gateway'),
        notes: island ? [bareName(island.name[locale])] : [],
        href: `${localizePath(routes.ferryGuide, locale)}#port-${portId}`,
        link: t('links.ports'),
      }),
    ];
  });
  return { features };
};
