import type { LonLat } from '../../lib/foundation/geo/projection.ts';
import { clearanceAlong } from './clearance.ts';
import { apart, toMetres } from './plane.ts';
import type { Shore } from './shore.ts';
import { turnAt } from './steer.ts';

/** Tolerance in metres for the rounding of positions. */
const roundingMetres = 12;

interface RouteFigures {
  /** Metres from port to approach, the longer one of both ends. */
  readonly approach: number;
  /** Minimum distance in metres from the shore between the approaches. */
  readonly clearance: number;
  /** Sharpest turn between the approaches, degrees. */
  readonly turn: number;
}

/**
 * Checks that a finished line stays off land between its approaches. It starts in water, and a line
 * that never comes within a step of the shore cannot cross it. Throws if it does.
 */
export function checkRoute(name: string, line: readonly LonLat[], shore: Shore): RouteFigures {
  const points = line.map(toMetres);
  const atSea = points.slice(1, -1);
  const clearance = clearanceAlong(shore, atSea, roundingMetres / 2);
  if (clearance < roundingMetres) throw new Error(`${name} touches land`);
  const ends = [points.slice(0, 2), points.slice(-2)] as [typeof points, typeof points];
  const approach = Math.max(...ends.map(([a, b]) => (a && b ? apart(a, b) : 0)));
  const turns = atSea.map((at, index) => {
    const [from, to] = [atSea[index - 1], atSea[index + 1]];
    return from && to ? turnAt(from, at, to) : 0;
  });
  return { approach, clearance, turn: (Math.max(...turns) * 180) / Math.PI };
}
