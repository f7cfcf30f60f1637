import { existsSync } from 'node:fs';
import { distanceKm } from '../../lib/foundation/geo/distance.ts';
import type { LonLat } from '../../lib/foundation/geo/projection.ts';
import type { Localized } from '../../lib/foundation/i18n/locales.ts';
import { islandSlugs } from '../../lib/foundation/ids/island-slugs.ts';
import { bareName } from '../../lib/records/charts/names.ts';
import type { ChartSymbol, LabelKind } from '../../lib/records/charts/types.ts';
import type { Island } from '../../lib/records/islands/schema.ts';

export interface Place {
  readonly id: string;
  readonly kind: LabelKind;
  readonly symbol: ChartSymbol;
  readonly name: Localized;
  readonly at: LonLat;
  readonly main?: true;
}

/** Existing island records, in the order of the list of islands. */
export async function readIslands(): Promise<Island[]> {
  const islands: Island[] = [];
  for (const slug of islandSlugs) {
    const file = new URL(`../../lib/records/islands/data/${slug}.ts`, import.meta.url);
    if (!existsSync(file)) continue;
    const module = (await import(file.href)) as Record<string, Island>;
    const island = module[slug];
    if (!island) throw new Error(`lib/records/islands/data/${slug}.ts exports no "${slug}"`);
    islands.push(island);
  }
  return islands;
}

/** A harbour this close to a village is marked by the label of the village. */
const harbourTownKm = 0.5;

/** A beach or sight this close to a label with the same name is redundant. */
const sameSpotKm = 1.2;

const lonLat = ({ lon, lat }: { lon: number; lat: number }): LonLat => [lon, lat];

const bare = (name: string) =>
  bareName(name)
    .replace(/ (beach|port|harbour)$/i, '')
    .replace(/^(Port of|Cape) /, '')
    .trim()
    .toLowerCase();

const metres = (value: number, locale: 'en' | 'el') =>
  `${value.toLocaleString(locale)} ${locale === 'en' ? 'm' : 'μ.'}`;

/**
 * Labels of an island's chart, most important first: chief town and harbour, one or two of every
 * kind, then the others alternately. Leaves out places that repeat a name nearby.
 */
export function placesOf(island: Island): Place[] {
  const ports = island.ports.map((port) => ({ ...port, at: lonLat(port.position) }));
  const harbourOf = new Map<Place['id'], (typeof ports)[number]>();
  const pair = (
    suits: (port: (typeof ports)[number], village: Island['villages'][number]) => boolean,
  ) => {
    for (const village of island.villages) {
      const free = ports.filter((port) => ![...harbourOf.values()].includes(port));
      const port = free.find((candidate) => suits(candidate, village));
      if (port && !harbourOf.has(village.id)) harbourOf.set(village.id, port);
    }
  };
  // Match by name first, so that a Chora above the bay does not claim the harbour of the village on
  // it.
  pair(
    (port, village) =>
      bare(port.name.en) === bare(village.name.en) &&
      distanceKm(port.at, lonLat(village.position)) < 2,
  );
  pair((port, village) => distanceKm(port.at, lonLat(village.position)) < harbourTownKm);
  const villages = island.villages.map(({ id, name, position }, order): Place => {
    const port = harbourOf.get(id);
    const symbol: ChartSymbol = port ? (port.main ? 'harbour' : 'quay') : 'town';
    const place = { id, kind: 'village' as const, symbol, name, at: port?.at ?? lonLat(position) };
    return order === 0 ? { ...place, main: true } : place;
  });
  const harbours = ports
    .filter((port) => ![...harbourOf.values()].includes(port))
    .map(
      (port): Place => ({
        id: port.id,
        kind: 'port',
        symbol: port.main ? 'harbour' : 'quay',
        name: port.name,
        at: port.at,
      }),
    );
  const summit: Place = {
    id: 'highest-point',
    kind: 'peak',
    symbol: 'peak',
    name: {
      en: `${bareName(island.highestPoint.name.en)} ${metres(island.highestPoint.metres, 'en')}`,
      el: `${bareName(island.highestPoint.name.el)} ${metres(island.highestPoint.metres, 'el')}`,
    },
    at: lonLat(island.highestPoint.position),
  };
  const listed = (kind: 'beach' | 'sight') =>
    (kind === 'beach' ? island.beaches : island.sights).map(
      ({ id, name, position }): Place => ({ id, kind, symbol: kind, name, at: lonLat(position) }),
    );
  const settlements = [...villages, ...harbours];
  const first = [
    ...villages.slice(0, 1),
    ...settlements.filter((place, index) => place.symbol === 'harbour' && index !== 0),
  ];
  const others = villages.filter((village) => !first.includes(village));
  const order = [
    ...first,
    ...others.slice(0, 2),
    ...inTurns(
      listed('beach'),
      others.slice(2),
      [summit, ...listed('sight')],
      harbours.filter((port) => !first.includes(port)),
    ),
  ];
  const repeats = (place: Place, other: Place) =>
    other !== place &&
    bare(other.name.en) === bare(place.name.en) &&
    distanceKm(other.at, place.at) < sameSpotKm;
  return order.filter(
    (place, index) =>
      !order.slice(0, index).some((other) => repeats(place, other)) &&
      (settlements.includes(place) || !settlements.some((other) => repeats(place, other))),
  );
}

/** Interleaves the lists. */
function inTurns<T>(...lists: T[][]): T[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat();
}
