import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import { trackingAddress } from '@/lib/sea/ferries/tracking/address';
import { operatorsOfLines } from '@/lib/sea/timetable/network';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import type { GtfsTrip } from '@/lib/sea/timetable/types';
import { slugOf } from '../entries';
import type { ShipRow } from '../types';
import { companySpellings, shipSpellings } from './ship-words';
import type { SearchSource, SiteEntry } from './types';

/** Maximum number of lines and ships named in a text. */
const mostNamed = 8;

const named = (names: Iterable<string>) => [...new Set(names)].slice(0, mostNamed).join(', ');

const boatsOf = (name: string) => trackingAddress(routes.ferryTicketsTracking, { q: name });

/** Ships of the feed in service, each with its trips. */
function shipsInService(): ReadonlyMap<string, readonly GtfsTrip[]> {
  const trips = ferryNetwork().feed.trips.filter(({ vessel }) => vessel);
  return Map.groupBy(trips, ({ vessel = '' }) => vessel);
}

async function vesselEntries(locale: Locale): Promise<SiteEntry[]> {
  const network = ferryNetwork();
  const [t, kinds] = await Promise.all([
    getTranslations({ locale, namespace: 'siteSearch.boats' }),
    getTranslations({ locale, namespace: 'ferries.vesselKinds' }),
  ]);
  return Array.from(shipsInService(), ([name, trips]) => {
    const lineIds = trips.map(({ lineId }) => lineId);
    const company = named(operatorsOfLines(network, lineIds).map((one) => one.name[locale]));
    const lines = named(lineIds.flatMap((id) => network.lines.get(id)?.name[locale] ?? []));
    return {
      id: `vessel-${slugOf(name) || name}`,
      title: name,
      context: company,
      text: t('vessel', { kind: kinds(trips[0]?.vesselKind ?? 'conventional'), company, lines }),
      alsoCalled: shipSpellings(name),
      link: boatsOf(name),
      oneOfMany: true,
    };
  });
}

async function companyEntries(locale: Locale): Promise<SiteEntry[]> {
  const t = await getTranslations({ locale, namespace: 'siteSearch.boats' });
  const { operators, lines, feed } = ferryNetwork();
  return [...operators.values()].flatMap(({ id, name }) => {
    const own = [...lines.values()].filter(({ operatorId }) => operatorId === id);
    const ids = new Set(own.map((line) => line.id));
    const ships = feed.trips.flatMap(({ lineId, vessel }) =>
      ids.has(lineId) && vessel ? vessel : [],
    );
    if (own.length === 0) return [];
    return {
      id: `company-${id}`,
      title: name[locale],
      context: t('company'),
      text: t('companyText', {
        ships: named(ships) || t('noShips'),
        lines: named(own.map((line) => line.name[locale])),
      }),
      alsoCalled: companySpellings(name.en),
      link: boatsOf(name[locale]),
    };
  });
}

/** Ships and companies for the suggestions of the search box. */
export async function shipRows(locale: Locale): Promise<ShipRow[]> {
  const [companies, ships] = await Promise.all([companyEntries(locale), vesselEntries(locale)]);
  return [
    ...companies.map((one) => shipRow(one, '')),
    ...ships.map((one) => shipRow(one, one.context ?? '')),
  ];
}

const shipRow = ({ title, alsoCalled = [] }: SiteEntry, company: string): ShipRow => [
  title,
  company,
  alsoCalled.join('|'),
];

/** Ships and companies of the feed in service, each with its boats under way and its departures. */
export const shipSource: SearchSource = {
  kind: 'ships',
  state: async () => {
    const { loadedAt, info } = ferryNetwork();
    return `${loadedAt} ${info.version}`;
  },
  entries: async (locale) => {
    const all = [...(await companyEntries(locale)), ...(await vesselEntries(locale))];
    // Names that differ only in their signs share an id.
    return [...new Map(all.map((entry) => [entry.id, entry])).values()];
  },
};
