import type { ChartPoint } from '../../lib/foundation/geo/projection.ts';
import { linePath } from './smooth.ts';

const around = ([x, y]: ChartPoint, degrees: number, radius: number): ChartPoint => {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.sin(angle) * radius, y - Math.cos(angle) * radius];
};

/** The sixteen rays from the rose across the sea. */
export function rayPath(centre: ChartPoint, radius: number): string {
  return linePath(
    Array.from({ length: 16 }, (_, index) => [
      around(centre, index * 22.5, radius + 12),
      around(centre, index * 22.5, 1900),
    ]),
  );
}

export interface RosePaths {
  /** Halves of the points in shadow; `light` holds the lit ones. */
  readonly dark: string;
  readonly light: string;
}

/** Degree ticks around a ring. */
export interface Ticks {
  /** Radius at the middle of the ticks. */
  readonly radius: number;
  readonly length: number;
  /** Degrees from the east to the first tick, and the intervals between ticks, repeated in turn. */
  readonly first: number;
  readonly apart: readonly number[];
}

/** A long tick every 30 degrees, two short ones between. */
export const roseTicks = (radius: number): readonly Ticks[] => [
  { radius: radius + 6.5 / 2, length: 6.5, first: 0, apart: [30] },
  { radius: radius + 3.5 / 2, length: 3.5, first: 10, apart: [10, 20] },
];

/**
 * A compass rose of eight points: four long ones above four short ones, each half dark and half
 * light.
 */
export function rosePaths(centre: ChartPoint, radius: number): RosePaths {
  const dark: ChartPoint[][] = [];
  const light: ChartPoint[][] = [];
  const stars = [
    { first: 45, length: 0.62, waist: 0.13 },
    { first: 0, length: 0.92, waist: 0.17 },
  ];
  for (const { first, length, waist } of stars) {
    for (let degrees = first; degrees < 360; degrees += 90) {
      const tip = around(centre, degrees, radius * length);
      dark.push([centre, tip, around(centre, degrees - 45, radius * waist), centre]);
      light.push([centre, tip, around(centre, degrees + 45, radius * waist), centre]);
    }
  }
  return { dark: linePath(dark), light: linePath(light) };
}
