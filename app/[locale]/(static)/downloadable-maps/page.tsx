import { MapsPage } from '@/components/map-downloads/maps-page';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { allIslands } from '@/lib/records/islands/queries';
import { byName } from '@/lib/records/islands/rules';
import { placesOf, subjectName } from '@/lib/records/map-downloads/files';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataOf('mapDownloads', routes.downloadableMaps);

/** The charts as files for printing, saving and GPS devices. */
export default async function DownloadableMapsPage() {
  const locale = await currentLocale();
  const islands = byName(allIslands(), locale).map((island) => ({
    subject: island.slug,
    name: subjectName(island.slug, locale),
    path: routes.island(island.slug),
    places: placesOf(island).length,
  }));
  return (
    <MapsPage
      locale={locale}
      islands={islands}
      archipelago={{
        subject: 'archipelago',
        name: subjectName('archipelago', locale),
        path: routes.islands,
        places: islands.reduce((all, { places }) => all + places, 0),
      }}
    />
  );
}
