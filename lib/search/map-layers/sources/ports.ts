import 'server-only';
import { getTranslations } from 'next-intl/server';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import { bareName } from '@/lib/records/charts/names';
import { allIslands } from '@/lib/records/islands/queries';
import { portGuides } from '@/lib/sea/ferries/port-guide/data';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { pointFeature } from './feature';
import type { LayerSource } from './source';

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
