import { getTranslations } from 'next-intl/server';
import { harbourView } from '@/components/maps/harbour-view';
import { transfersAddress } from '@/lib/booking/transfers/address';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { ferryRouteSlugs } from '@/lib/foundation/ids/ferry-routes';
import { routes } from '@/lib/platform/routes/register';
import { winds } from '@/lib/sea/ferries/ferry-guide/schema';
import { searchLink } from '@/lib/sea/ferries/search/address';
import type { PortTexts, PortWords } from './port-entry';
import type { PortView } from './port-view';

/** Returns the formatted texts of ports, with localized links. */
export async function portWords(ports: readonly PortView[]): Promise<PortWords[]> {
  const [t, ferries, charts, locale] = await Promise.all([
    getTranslations('ferryGuide'),
    getTranslations('ferryRoutes'),
    getTranslations('charts'),
    currentLocale(),
  ]);
  return ports.map((port) => {
    const { id, name, shortName, island, note, quay, reach, early, openTo, wind, stop } = port;
    const place = island?.slug ?? id;
    const links: PortWords['links'] = [
      [localizePath(searchLink({ from: id }), locale), t('port.search', port.named), 'nofollow'],
      ...(ferryRouteSlugs.some((slug) => slug.startsWith(`${place}-to-`))
        ? [
            [
              `${localizePath(routes.ferryRoutes, locale)}#${place}`,
              ferries('seeRoutes', placeArguments('from', island?.name ?? shortName, locale)),
            ] as const,
          ]
        : []),
      ...(stop
        ? [[localizePath(transfersAddress({ from: stop }), locale), t('port.onward')] as const]
        : []),
      ...(island
        ? [
            [
              localizePath(routes.island(island.slug), locale),
              t('port.island', { name: island.name }),
            ] as const,
          ]
        : []),
    ];
    return {
      id,
      name,
      island: island?.name,
      harbour: harbourView(id, shortName, {
        label: charts('harbourOf', { name: shortName }),
        kilometres: charts('kilometres'),
      }),
      paragraphs: note ? [note, quay] : [quay],
      reach,
      early,
      openTo: openTo.map((one) => winds.indexOf(one)),
      winds:
        openTo.length === 0
          ? t('port.closed')
          : t('port.openTo', { winds: openTo.map((one) => t(`winds.${one}`)).join(', ') }),
      wind,
      links,
    };
  });
}

/** Returns the texts shared by all ports. */
export async function portTexts(): Promise<PortTexts> {
  const [t, charts] = await Promise.all([
    getTranslations('ferryGuide.port'),
    getTranslations('charts'),
  ]);
  return {
    reach: t('reach'),
    onFoot: t('onFoot'),
    withVehicle: t('withVehicle'),
    noVehicles: t('noVehicles'),
    minutes: t('minutes'),
    credit: charts('credit'),
  };
}
