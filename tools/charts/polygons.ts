import Clipper from 'clipper-lib';
import type { ChartPoint } from '../../lib/foundation/geo/projection.ts';

export type Ring = readonly ChartPoint[];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

// Clipper computes with integers: units of a fortieth of a pixel.
const grain = 40;

const toClipper = (ring: Ring) =>
  ring.map(([x, y]) => ({ X: Math.round(x * grain), Y: Math.round(y * grain) }));

const fromClipper = (paths: { X: number; Y: number }[][]): Ring[] =>
  paths.map((path) => path.map(({ X, Y }) => [X / grain, Y / grain] as const));

/**
 * Outlines expanded by `distance` pixels with round corners, or shrunk by a negative one. Merges
 * overlaps.
 */
export function offset(rings: readonly Ring[], distance: number): Ring[] {
  const worker = new Clipper.ClipperOffset(2, 0.3 * grain);
  worker.AddPaths(rings.map(toClipper), Clipper.JoinType.jtRound, Clipper.EndType.etClosedPolygon);
  const solution: { X: number; Y: number }[][] = [];
  worker.Execute(solution, distance * grain);
  return fromClipper(solution);
}

/** The part of the outlines inside a box. Holes stay holes under the even-odd rule. */
export function clipToBox(rings: readonly Ring[], box: Box): Ring[] {
  const worker = new Clipper.Clipper();
  worker.AddPaths(rings.map(toClipper), Clipper.PolyType.ptSubject, true);
  const corners = boxRing(box);
  worker.AddPath(toClipper(corners), Clipper.PolyType.ptClip, true);
  const solution: { X: number; Y: number }[][] = [];
  const { pftEvenOdd } = Clipper.PolyFillType;
  worker.Execute(Clipper.ClipType.ctIntersection, solution, pftEvenOdd, pftEvenOdd);
  return fromClipper(solution);
}

/** Distance of the added corners from the ends of a cut edge, in pixels. */
const pin = 4;

/**
 * Adds corners near both ends of edges along which outlines were cut, so that smoothing rounds the
 * cut by a few pixels and not by half its length.
 */
export function pinCuts(rings: readonly Ring[], box: Box): Ring[] {
  const onSide = ([ax, ay]: ChartPoint, [bx, by]: ChartPoint) =>
    [box.left, box.right].some((x) => Math.abs(ax - x) < 0.1 && Math.abs(bx - x) < 0.1) ||
    [box.top, box.bottom].some((y) => Math.abs(ay - y) < 0.1 && Math.abs(by - y) < 0.1);
  return rings.map((ring) =>
    ring.flatMap((point, index): ChartPoint[] => {
      const next = ring[(index + 1) % ring.length] ?? point;
      const length = Math.hypot(next[0] - point[0], next[1] - point[1]);
      if (length < 3 * pin || !onSide(point, next)) return [point];
      const at = (share: number): ChartPoint => [
        point[0] + (next[0] - point[0]) * share,
        point[1] + (next[1] - point[1]) * share,
      ];
      return [point, at(pin / length), at(1 - pin / length)];
    }),
  );
}

function boxRing({ left, top, right, bottom }: Box): Ring {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** Unsigned area in square pixels. */
export function area(ring: Ring): number {
  let twice = 0;
  let previous = ring.at(-1);
  for (const point of ring) {
    if (previous) twice += previous[0] * point[1] - point[0] * previous[1];
    previous = point;
  }
  return Math.abs(twice) / 2;
}

export function boundsOf(rings: readonly Ring[]): Box {
  const points = rings.flat();
  return {
    left: Math.min(...points.map((point) => point[0])),
    top: Math.min(...points.map((point) => point[1])),
    right: Math.max(...points.map((point) => point[0])),
    bottom: Math.max(...points.map((point) => point[1])),
  };
}

export const grow = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  right: box.right + by,
  bottom: box.bottom + by,
});

export const overlaps = (a: Box, b: Box, gap = 0): boolean =>
  a.left < b.right + gap &&
  b.left < a.right + gap &&
  a.top < b.bottom + gap &&
  b.top < a.bottom + gap;

export const contains = (outer: Box, inner: Box): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

/** True if the point lies inside the outlines, by the even-odd rule. */
export function encloses(rings: readonly Ring[], [x, y]: ChartPoint): boolean {
  let inside = false;
  for (const ring of rings) {
    let previous = ring.at(-1);
    for (const point of ring) {
      if (previous && point[1] > y !== previous[1] > y) {
        const t = (y - point[1]) / (previous[1] - point[1]);
        if (x < point[0] + (previous[0] - point[0]) * t) inside = !inside;
      }
      previous = point;
    }
  }
  return inside;
}

/** Point of the outlines nearest to `to`, and its distance. */
export function nearestOnRings(rings: readonly Ring[], to: ChartPoint) {
  let best = { point: to, distance: Number.POSITIVE_INFINITY };
  for (const ring of rings) {
    let a = ring.at(-1);
    for (const b of ring) {
      if (a) {
        const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
        const along = ((to[0] - a[0]) * dx + (to[1] - a[1]) * dy) / (dx * dx + dy * dy || 1);
        const t = Math.max(0, Math.min(1, along));
        const point: ChartPoint = [a[0] + dx * t, a[1] + dy * t];
        const distance = Math.hypot(point[0] - to[0], point[1] - to[1]);
        if (distance < best.distance) best = { point, distance };
      }
      a = b;
    }
  }
  return best;
}
