import type { ChartPoint } from '../../lib/foundation/geo/projection.ts';
import { boundsOf, encloses, nearestOnRings, type Ring } from './polygons.ts';
import { linePath, unitsPerPixel } from './smooth.ts';

/** SVG paths of the features inside the coast; empty if there are none. */
export interface Inland {
  readonly tracks: string;
  readonly hachures: string;
}

export const emptyInland: Inland = { tracks: '', hachures: '' };

const distance = (a: ChartPoint, b: ChartPoint) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Minimum spanning tree of all points (Prim). */
function spanningTree(points: readonly ChartPoint[]): [ChartPoint, ChartPoint][] {
  const [first, ...others] = points;
  if (!first) return [];
  const joined = [first];
  const waiting = [...others];
  const links: [ChartPoint, ChartPoint][] = [];
  while (waiting.length > 0) {
    const pairs = joined.flatMap((from) => waiting.map((to) => [from, to] as const));
    const nearest = pairs.toSorted((a, b) => distance(a[0], a[1]) - distance(b[0], b[1]))[0];
    if (!nearest) break;
    const [from, to] = nearest;
    links.push([from, to]);
    joined.push(to);
    waiting.splice(waiting.indexOf(to), 1);
  }
  return links;
}

/** Bends tried for a track, as a share of its length, until one stays clear of the coast. */
const bends = [0.09, -0.09, 0.02, 0.2, -0.2, 0.34, -0.34, 0.5, -0.5];

/**
 * Faint tracks between settlements. They show that there is a way over land, not the course of the
 * road; if no gently curved line stays on the island, none is drawn.
 */
export function trackPath(settlements: readonly ChartPoint[], island: readonly Ring[]): string {
  const dry = (point: ChartPoint) => encloses(island, point);
  const links = spanningTree(settlements.filter(dry));
  return links
    .flatMap(([from, to], index) => {
      const length = distance(from, to);
      if (length < 24) return [];
      const turned = index % 2 === 0 ? bends : bends.map((bend) => -bend);
      for (const bend of turned) {
        const control: ChartPoint = [
          (from[0] + to[0]) / 2 - (to[1] - from[1]) * bend,
          (from[1] + to[1]) / 2 + (to[0] - from[0]) * bend,
        ];
        const curve = (t: number): ChartPoint => [
          (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * control[0] + t * t * to[0],
          (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * control[1] + t * t * to[1],
        ];
        const samples = Array.from({ length: 22 }, (_, step) => curve((step + 0.5) / 22));
        if (samples.every((point) => dry(point) && clear(point, from, to, island))) {
          return [curvePath(from, control, to)];
        }
      }
      return [];
    })
    .join('');
}

/**
 * True if a point is far enough from the shore to be told apart from it; the ends may lie in a
 * harbour.
 */
const clear = (point: ChartPoint, from: ChartPoint, to: ChartPoint, island: readonly Ring[]) =>
  distance(point, from) < 24 ||
  distance(point, to) < 24 ||
  nearestOnRings(island, point).distance > 7;

function curvePath(from: ChartPoint, control: ChartPoint, to: ChartPoint): string {
  const [x, y] = from.map((value) => Math.round(value * unitsPerPixel)) as [number, number];
  const rest = [...control, ...to].map(
    (value, index) => Math.round(value * unitsPerPixel) - (index % 2 ? y : x),
  );
  return `M${x} ${y}q${rest.join(' ')}`;
}

/** Pseudo-random number from 0 to 1, the same in every build. */
const noise = (seed: number) => {
  const value = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return value - Math.floor(value);
};

/** Direction of an island's longest extent, in radians. */
function longAxis(island: readonly Ring[]): number {
  const points = island.flat();
  const { left, top, right, bottom } = boundsOf(island);
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  let [xx, xy, yy] = [0, 0, 0];
  for (const [x, y] of points) {
    xx += (x - cx) ** 2;
    xy += (x - cx) * (y - cy);
    yy += (y - cy) ** 2;
  }
  return Math.atan2(2 * xy, xx - yy) / 2;
}

/** Distances between rings of hachures and between strokes in a ring, in pixels. */
const hachure = { ring: 15, stroke: 7.5, length: 9.5 };

/**
 * Hachures around the highest point: broken rings of short strokes that run downhill, as engravers
 * drew a summit. They mark a mountain and do not survey its slopes.
 */
export function hachurePath(
  summit: ChartPoint,
  radius: number,
  island: readonly Ring[],
  keepClear: readonly ChartPoint[],
): string {
  const axis = longAxis(island);
  const lines: Ring[] = [];
  const at = (turn: number, reach: number): ChartPoint => {
    const swell = 1 + 0.14 * Math.sin(2 * turn + summit[1]) + 0.09 * Math.sin(3 * turn + summit[0]);
    const along = Math.cos(turn) * reach * 1.25 * swell;
    const across = Math.sin(turn) * reach * 0.8 * swell;
    return [
      summit[0] + along * Math.cos(axis) - across * Math.sin(axis),
      summit[1] + along * Math.sin(axis) + across * Math.cos(axis),
    ];
  };
  for (let reach = 14; reach <= radius; reach += hachure.ring) {
    const strokes = Math.round((2 * Math.PI * reach) / hachure.stroke);
    for (let stroke = 0; stroke < strokes; stroke++) {
      const seed = Math.round(summit[0]) + Math.round(reach) * 97 + stroke * 13;
      const turn = ((stroke + noise(seed + 1) * 0.35) / strokes) * 2 * Math.PI;
      // Leaves out whole arcs towards the foot of the mountain.
      const arc = noise(Math.floor(turn * 1.6) + Math.round(reach) * 7 + Math.round(summit[1]));
      if (arc < (reach / radius) * 0.45 || noise(seed) < 0.06) continue;
      const length = hachure.length * (0.75 + noise(seed + 2) * 0.4);
      const line = [at(turn, reach), at(turn, reach + length)] as const;
      const dry = line.every(
        (point) => encloses(island, point) && nearestOnRings(island, point).distance > 12,
      );
      if (dry && keepClear.every((place) => distance(place, line[0]) > 13)) lines.push(line);
    }
  }
  return linePath(lines);
}
