import { boundsOf } from '@/lib/foundation/geo/bounds';
import { type ChartPoint, project } from '@/lib/foundation/geo/projection';
import { type IslandSlug, islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { chartOf } from '@/lib/records/charts/charts';
import type { Network } from '@/lib/sea/timetable/network';
import { legPath } from '@/lib/sea/timetable/sea-path';

/** Thumbnail of a route, in pixels of the archipelago's upright chart. */
export interface Sketch {
  /** URL of the SVG with the shape of each island, by slug, at four times the size. */
  readonly file: string;
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  /** Islands in the box; those of the trip are drawn more strongly. */
  readonly islands: readonly { readonly slug: IslandSlug; readonly isOnTrip: boolean }[];
  /** Path data of the route; empty for a single island. */
  readonly way: string;
  readonly stops: readonly ChartPoint[];
}

/** Width divided by height. */
const ratio = 4 / 3;
/** Minimum width of the box, and margin around the route, in pixels of the chart. */
const [leastWidth, room] = [190, 44];
/** Minimum distance between points of the route in pixels of the chart. */
const finest = 4;

const { poster: sheet, isles = '' } = chartOf('archipelago');

/**
 * Returns the thumbnail of a trip, with its islands connected by sea in order; undefined if none is
 * on the chart.
 */
export function sketchOf(
  network: Pick<Network, 'ports' | 'shapes' | 'stations'>,
  islands: readonly IslandSlug[],
): Sketch | undefined {
  const portOf = (slug: string) => network.ports.get(network.stations.get(slug)?.portIds[0] ?? '');
  const at = (slug: string): ChartPoint[] => {
    const port = portOf(slug);
    return port ? [project(sheet.projection, port.position)] : [];
  };
  const ports = islands.flatMap((slug) => portOf(slug) ?? []);
  const stops = ports.map(({ position }) => project(sheet.projection, position));
  if (stops.length === 0) return undefined;
  const way = legPath(
    network,
    network.ports,
    ports.map(({ id }) => ({ portId: id })),
  ).map((point) => project(sheet.projection, point));
  const box = boxAround([...stops, ...way]);
  const isIn = ([x, y]: ChartPoint) =>
    x > box.x - room &&
    x < box.x + box.width + room &&
    y > box.y - room &&
    y < box.y + box.height + room;
  return {
    file: isles,
    box,
    islands: islandSlugs
      .filter((slug) => at(slug).some(isIn))
      .map((slug) => ({ slug, isOnTrip: islands.includes(slug) })),
    way: pathOf(way),
    stops,
  };
}

function boxAround(points: readonly ChartPoint[]): Sketch['box'] {
  const {
    least: [left, top],
    most: [right, bottom],
  } = boundsOf(points);
  const width = Math.round(
    Math.max(leastWidth, right - left + 2 * room, (bottom - top + 2 * room) * ratio),
  );
  const height = Math.round(width / ratio);
  return {
    x: Math.round((left + right - width) / 2),
    y: Math.round((top + bottom - height) / 2),
    width,
    height,
  };
}

function pathOf(points: readonly ChartPoint[]): string {
  const kept: ChartPoint[] = [];
  points.forEach((point, index) => {
    const before = kept.at(-1);
    const isNear = before && Math.hypot(before[0] - point[0], before[1] - point[1]) < finest;
    if (!isNear || index === points.length - 1) kept.push(point);
  });
  if (kept.length < 2) return '';
  return kept
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(0)} ${y.toFixed(0)}`)
    .join('');
}
