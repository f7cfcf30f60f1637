import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { site } from '@/lib/foundation/site';
import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import { islandBySlug } from '@/lib/records/islands/queries';
import { atPortText } from '@/lib/sea/ferries/ferry-guide/at-port-text';
import { arrangementNote } from '@/lib/sea/timetable/arrangement-text';
import { portLabel } from '@/lib/sea/timetable/port-label';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { seaPath } from '@/lib/sea/timetable/sea-path';
import type { EntryListings } from '../entry-listing';
import { operatorName } from '../operator-name';
import { rideOf, sailingAtPort } from '../sailings';
import type { ExportContext } from './types';

/**
 * Names, positions and sea routes of the timetable in service, in a language.
 *
 * @param page site path of the trip's page, for readers of the file
 * @param listings texts of entries from their listings
 */
export async function exportContext(
  locale: Locale,
  page?: string,
  listings: EntryListings = {},
): Promise<ExportContext> {
  const [t, arrangement, atPort] = await Promise.all([
    getTranslations({ locale, namespace: 'savedTrips.export' }),
    getTranslations({ locale, namespace: 'ferries.arrangement' }),
    getTranslations({ locale, namespace: 'ferries.atPort' }),
  ]);
  const network = ferryNetwork();
  const { feed, ports } = network;
  return {
    locale,
    origin: site.origin,
    ...(page ? { page: site.origin + localizePath(page, locale) } : {}),
    words: {
      typical: t('typical'),
      price: (price) => t('price', { price }),
      stay: (island, nights) => t('stay', { island, nights }),
      places: t('places'),
      routes: t('routes'),
      notForNavigation: t('notForNavigation'),
      listed: (price) => t('listed', { price }),
    },
    listings,
    islandName: (island) => islandBySlug(island).name[locale],
    islandPosition(island) {
      const { lon, lat } = islandBySlug(island).position;
      return [lon, lat];
    },
    portName: (portId) => portLabel(network, portId, locale),
    portPosition: (portId) => ports.get(portId)?.position,
    operatorName: (boat) => operatorName(boat, network, locale),
    arranged: (boat) => arrangementNote(network, rideOf(boat), arrangement, locale),
    atPort(boat, before, withVehicle) {
      const times = sailingAtPort(boat, { before, withVehicle, trips: network.trips });
      const departure = epochMinutesOf(boat.departsAt);
      return times && { by: times.by, text: atPortText(times, departure, locale, atPort) };
    },
    path(fromPort, toPort) {
      const [from, to] = [ports.get(fromPort), ports.get(toPort)];
      return from && to ? seaPath(feed, from, to) : [];
    },
  };
}
