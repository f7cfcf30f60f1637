import { getTranslations } from 'next-intl/server';
import type { Options } from '@/components/ui/long-select-field';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { endOf } from '@/lib/sea/ferries/search/ends';
import type { Network } from '@/lib/sea/timetable/network';
import type { Port, Station } from '@/lib/sea/timetable/types';

interface Places {
  locale: Locale;
  network: Pick<Network, 'stations' | 'ports'>;
}

/**
 * Options for choosing a port: the mainland, the islands, and the ports of islands with several.
 */
export async function portOptions({ locale, network }: Places) {
  const t = await getTranslations('ferrySearch.form');
  const [mainland, islands, ports] = groupsOf(network, locale);
  return {
    first: [['', t('choose')]],
    groups: [
      [t('mainland'), mainland],
      [t('islands'), islands],
      [t('ports'), ports],
    ],
  } as const;
}
type Groups = readonly [mainland: Options, islands: Options, ports: Options];

const known = new WeakMap<Network['stations'], Map<Locale, Groups>>();

/** Cached by timetable and language: a page lists the ports up to four times. */
function groupsOf({ stations, ports }: Places['network'], locale: Locale): Groups {
  const byLocale = known.get(stations) ?? new Map<Locale, Groups>();
  known.set(stations, byLocale);
  const groups = byLocale.get(locale) ?? makeGroups([...stations.values()], ports, locale);
  byLocale.set(locale, groups);
  return groups;
}

function makeGroups(
  stations: readonly Station[],
  ports: ReadonlyMap<string, Port>,
  locale: Locale,
): Groups {
  const order = new Intl.Collator(locale);
  const sorted = stations.toSorted((a, b) => order.compare(a.name[locale], b.name[locale]));
  // A mainland port is its own station and shares its id; an island's station has an id of its own.
  const mainland = sorted.filter(({ id, portIds }) => portIds.includes(id));
  const islands = sorted.filter(({ id, portIds }) => !portIds.includes(id));
  const named = ({ id, name }: Station) => [id, name[locale]] as const;
  const single = islands
    .filter(({ portIds }) => portIds.length > 1)
    .flatMap(({ name, portIds }) =>
      portIds.map((id) => [id, `${name[locale]}, ${ports.get(id)?.name[locale] ?? id}`] as const),
    );
  return [mainland.map(named), islands.map(named), single];
}

type PortOptions = Awaited<ReturnType<typeof portOptions>>;

/**
 * Adds a value that the list lacks: Athens, which stands for several ports, another name of a
 * place, or an unknown text, kept so that the sender can correct it.
 */
export function withWritten(
  options: PortOptions,
  { locale, network: { stations, ports } }: Places,
  value: string,
): { readonly first: Options; readonly groups: PortOptions['groups'] } {
  if (value === '' || stations.has(value) || ports.has(value)) return options;
  const end = endOf({ stations, ports }, value);
  const name = end?.name[locale] ?? value;
  return { ...options, first: [...options.first, [value, name]] };
}
