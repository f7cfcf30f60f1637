import { existsSync } from 'node:fs';
import { distanceKm } from '../../lib/geo/distance.ts';
import type { LonLat } from '../../lib/geo/projection.ts';
import type { Bilingual, ChartSymbol, LabelKind } from '../../lib/geo/types.ts';
import type { Island } from '../../lib/islands/schema.ts';
import { islandSlugs } from '../../lib/islands/slugs.ts';

export interface Place {
  readonly id: string;
  readonly kind: LabelKind;
  readonly symbol: ChartSymbol;
  readonly name: Bilingual;
  readonly at: LonLat;
  readonly main?: true;
}

/** The island records that exist, in the order of the list of islands. */
export async function readIslands(): Promise<Island[]> {
  const islands: Island[] = [];
  for (const slug of islandSlugs) {
    const file = new URL(`../../lib/islands/data/${slug}.ts`, import.meta.url);
    if (!existsSync(file)) continue;
    const module = (await import(file.href)) as Record<string, Island>;
    const island = module[slug];
    if (!island) throw new Error(`lib/islands/data/${slug}.ts exports no "${slug}"`);
    islands.push(island);
  }
  return islands;
}

/** A harbour this near to a village is marked by the village's own label. */
const harbourTownKm = 0.9;

/** A beach or sight this near to a label of the same name says nothing new. */
const sameSpotKm = 1.2;

const lonLat = ({ lon, lat }: { lon: number; lat: number }): LonLat => [lon, lat];

const bare = (name: string) =>
  name
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/ (beach|port|harbour)$/i, '')
    .replace(/^(Port of|Cape) /, '')
    .trim()
    .toLowerCase();

const metres = (value: number, locale: 'en' | 'el') =>
  `${value.toLocaleString(locale)} ${locale === 'en' ? 'm' : 'μ.'}`;

/**
 * What is written on an island's chart, most important first: chief town and harbour, a taste of
 * every kind, then the rest in turns. Places that repeat a name nearby are left out.
 */
export function placesOf(island: Island): Place[] {
  const ports = island.ports.map((port) => ({ ...port, at: lonLat(port.position) }));
  const taken = new Set<string>();
  const villages = island.villages.map((village, order): Place => {
    const at = lonLat(village.position);
    const port = ports.find(
      (candidate) =>
        !taken.has(candidate.id) &&
        (bare(candidate.name.en) === bare(village.name.en) ||
          distanceKm(candidate.at, at) < harbourTownKm) &&
        distanceKm(candidate.at, at) < 2,
    );
    if (port) taken.add(port.id);
    const symbol: ChartSymbol = port ? (port.main ? 'harbour' : 'quay') : 'town';
    const place = { id: village.id, kind: 'village' as const, symbol, name: village.name, at: port?.at ?? at };
    return order === 0 ? { ...place, main: true } : place;
  });
  const harbours = ports
    .filter((port) => !taken.has(port.id))
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
  const mainPort = harbours.filter((port) => port.symbol === 'harbour');
  const order = [
    ...villages.slice(0, 1),
    ...mainPort,
    ...villages.slice(1, 3),
    ...inTurns(
      listed('beach'),
      villages.slice(3),
      [summit, ...listed('sight')],
      harbours.filter((port) => port.symbol !== 'harbour'),
    ),
  ];
  return order.filter(
    (place, index) =>
      !order
        .slice(0, index)
        .some(
          (other) =>
            bare(other.name.en) === bare(place.name.en) && distanceKm(other.at, place.at) < sameSpotKm,
        ),
  );
}

const bareName = (name: string) => name.replace(/\s*\([^)]*\)/g, '').trim();

/** One of each list after the other. */
function inTurns<T>(...lists: T[][]): T[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat();
}
