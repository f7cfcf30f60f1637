import { getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import { ArchipelagoChart } from '@/components/maps/archipelago-chart';
import { OpenMap } from '@/components/maps/layers/open-map';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { islandName } from '@/lib/records/charts/island-names';
import { recordPlaces } from './layers';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataOf('testMap', routes.testMap);

/**
 * The interactive map with all its layers and controls, for trying it out; hidden from search
 * engines.
 */
export default async function TestMapPage() {
  const locale = await currentLocale();
  const [t, nearby] = await Promise.all([getTranslations('testMap'), getTranslations('nearby')]);
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
      <div className="page-grid pb-10">
        <OpenMap layers={['islands', 'ports']} locale={locale}>
          <div className="mt-4 max-w-[36rem]">
            <ArchipelagoChart locale={locale} islands={islands} layout="poster" />
          </div>
        </OpenMap>
      </div>
      <section className="page-grid pb-20" aria-labelledby="places-title">
        <h2 id="places-title" className="mb-4">
          {t('places')}
        </h2>
        <div id="map-places">
          {recordPlaces(locale).map(({ kind, places }) => (
            <details key={kind} className="border-b border-rule font-ui">
              <summary className="min-h-11 cursor-pointer py-2.5 font-medium">
                {nearby(`kinds.${kind}`)} ({places.length})
              </summary>
              <ul className="columns-2 gap-x-6 pb-4 text-sm lg:columns-4">
                {places.map(({ id, href, name }) => (
                  <li key={id} className="py-1">
                    <a href={href} className="text-link">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      </section>
    </>
  );
}
