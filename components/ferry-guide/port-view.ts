import type { StopRef } from '@/lib/booking/transfers/schema';
import {
  type PlaceArguments,
  placeArguments,
  portArgumentsWithin,
} from '@/lib/foundation/i18n/greek/cases';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { bareName } from '@/lib/records/charts/names';
import type { Island } from '@/lib/records/islands/schema';
import type { PortGuide } from '@/lib/sea/ferries/ferry-guide/schema';

/** A port in the guide, in one language. */
export interface PortView {
  id: string;
  /** Name in the island's record: `Piraeus`, `Aegiali (Ormos)`. */
  name: string;
  /** Short name for the chart: `Aegiali`. */
  shortName: string;
  /** Name for a sentence without context: `Aegiali, Amorgos`. */
  named: PlaceArguments<'name'>;
  island: { slug: string; name: string } | null;
  /** Note about the place of arrival, from the island's record. */
  note: string | null;
  quay: string;
  reach: string | null;
  early: PortGuide['early'];
  openTo: PortGuide['wind']['openTo'];
  wind: string;
  /** Stop where transfers into town start; null for a port without known transfers. */
  stop: StopRef | null;
}

/** On the mainland and Crete only the ports of Attica have transfers of their own. */
function stopOfPort({ portId, island }: PortGuide): StopRef | null {
  if (island) return `${island.slug}:port:${island.port}`;
  return portId === 'heraklion' ? null : `attica:gateway:${portId}`;
}

/**
 * Combines a port's guide with the record of its island.
 *
 * @throws if the record does not contain the port
 */
export function portView(guide: PortGuide, islands: readonly Island[], locale: Locale): PortView {
  const island = islands.find(({ slug }) => slug === guide.island?.slug);
  const record = island?.ports.find(({ id }) => id === guide.island?.port);
  const name = guide.name ?? record?.name;
  if (!name) throw new Error(`No island record names the port "${guide.portId}"`);
  const shortName = bareName(name[locale]);
  const islandName = island && bareName(island.name[locale]);
  return {
    id: guide.portId,
    name: name[locale],
    shortName,
    named:
      islandName && islandName !== shortName
        ? portArgumentsWithin(
            'name',
            `${shortName}, ${islandName}`,
            [shortName, islandName],
            locale,
          )
        : placeArguments('name', shortName, locale),
    island: island ? { slug: island.slug, name: bareName(island.name[locale]) } : null,
    note: record?.note[locale] ?? null,
    quay: guide.quay[locale],
    reach: guide.reach?.[locale] ?? null,
    early: guide.early,
    openTo: guide.wind.openTo,
    wind: guide.wind.note[locale],
    stop: stopOfPort(guide),
  };
}

/** Returns the index of ports: one entry per island or mainland port, sorted by name. */
export function portIndex(ports: readonly PortView[], locale: Locale) {
  const entries = Map.groupBy(ports, ({ island, name }) => island?.name ?? name);
  return [...entries]
    .map(([name, own]) => ({ name, ports: own }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
}
