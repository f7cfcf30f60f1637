import { getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import { ArchipelagoChart } from '@/components/maps/archipelago-chart';
import { LayerMap } from '@/components/nearby/layer-map';
import { islandName } from '@/lib/charts/island-names';
import { currentLocale } from '@/lib/i18n/current';
import { localizePath } from '@/lib/i18n/paths';
import { islandSlugs } from '@/lib/islands/slugs';
import { mapSettings } from '@/lib/map-layers/settings';
import { metadataOf } from '@/lib/routes/metadata-of';
import { routes } from '@/lib/routes/register';
import { recordLayers } from './layers';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataOf('testMap', routes.testMap);

/** The interactive map with all its layers and controls: for whoever tries it out, not for search engines. */
export default async function TestMapPage() {
  const locale = await currentLocale();
  const [t, nearby] = await Promise.all([getTranslations('testMap'), getTranslations('nearby')]);
  const layers = recordLayers(locale, {
    name: (kind) => nearby(`kinds.${kind}`),
    one: (kind) => nearby(`kind.${kind}`),
  });
  const islands = islandSlugs.map((slug) => ({
    slug,
    name: islandName(slug, locale),
    href: localizePath(routes.island(slug), locale),
  }));
  return (
    <>
      <PageHeader
        title={t('title')}
        intro={t('intro')}
        crumbs={[{ path: routes.testMap, label: t('title') }]}
      />
      <div className="page-grid grid items-start gap-x-12 gap-y-8 pb-20 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="min-w-0">
          <LayerMap
            layers={layers}
            settings={await mapSettings(locale)}
            listId="map-places"
            chart={<ArchipelagoChart locale={locale} islands={islands} layout="poster" />}
            texts={{ layers: t('layers'), area: t.raw('area'), whole: t('whole') }}
          />
        </div>
        <div id="map-places">
          {layers.map(({ kind, name, points }) => (
            <details key={kind} className="border-b border-rule font-ui">
              <summary className="min-h-11 cursor-pointer py-2.5 font-medium">
                {name} ({points.length})
              </summary>
              <ul className="columns-2 gap-x-6 pb-4 text-sm">
                {points.map(({ id, href, name: place }) => (
                  <li key={id} className="py-1">
                    <a href={href} className="text-link">
                      {place}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      </div>
    </>
  );
}
