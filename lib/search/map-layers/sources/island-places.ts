import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import { bareName } from '@/lib/records/charts/names';
import { allIslands } from '@/lib/records/islands/queries';
import type { LayerQuery } from '../query';
import { pointFeature } from './feature';
import type { LayerSource } from './source';

const layerTexts = (locale: Locale) => getTranslations({ locale, namespace: 'mapLayers' });

/** All islands, or the requested one. */
export const islandsAsked = ({ island }: LayerQuery) =>
  allIslands().filter(({ slug }) => island === undefined || slug === island);

/** The islands themselves, at their middle. Source: their records. */
export const islandsLayer: LayerSource = async (query, locale) => {
  const t = await layerTexts(locale);
  return {
    features: islandsAsked(query).map(({ slug, name, position, shortDescription }) =>
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
      features: islandsAsked(query).flatMap((island) =>
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
