import { distanceKm } from './distance.ts';
import type { LonLat } from './projection.ts';

/** A measured line, for finding many points along it. */
export interface MeasuredLine {
  readonly points: readonly LonLat[];
  /** Kilometres from the start to each point. */
  readonly reached: readonly number[];
  readonly km: number;
}

export function measure(points: readonly LonLat[]): MeasuredLine {
  const reached: number[] = [];
  let km = 0;
  points.forEach((point, index) => {
    const before = points[index - 1];
    if (before) km += distanceKm(before, point);
    reached.push(km);
  });
  return { points, reached, km };
}

export interface PointOnLine {
  readonly position: LonLat;
  /** Direction of travel, degrees clockwise from north. */
  readonly heading: number;
}

/** Returns the point at a share of the way along a line, 0 to 1; outside that range the nearer end. */
export function pointAlong({ points, reached, km }: MeasuredLine, share: number): PointOnLine {
  const wanted = Math.max(0, Math.min(1, share)) * km;
  let index = 1;
  while (index < points.length - 1 && (reached[index] as number) < wanted) index += 1;
  const to = points[index] ?? points[0];
  const from = points[index - 1] ?? to;
  if (!from || !to) throw new Error('a line needs a point');
  const start = reached[index - 1] ?? 0;
  const length = (reached[index] ?? start) - start;
  const t = length > 0 ? (wanted - start) / length : 0;
  return {
    position: [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t],
    heading: headingBetween(from, to),
  };
}

function headingBetween([lonA, latA]: LonLat, [lonB, latB]: LonLat): number {
  const east = (lonB - lonA) * Math.cos(((latA + latB) * Math.PI) / 360);
  return ((Math.atan2(east, latB - latA) * 180) / Math.PI + 360) % 360;
}
