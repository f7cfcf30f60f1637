import { distanceKm } from './distance.ts';
import { decodePolyline } from './polyline.ts';
import type { LonLat } from './projection.ts';
import table from './sea-routes.generated.json' with { type: 'json' };

/** Route over water. Not for navigation. */
export interface SeaRoute {
  /**
   * Ends at the ports. The second point and the last but one are their approaches: between port and
   * approach the line may touch drawn land, elsewhere it never does.
   */
  readonly points: readonly LonLat[];
  /** Length in nautical miles. */
  readonly miles: number;
}

interface SeaRouteTable {
  readonly ports: Readonly<Record<string, LonLat>>;
  /** Encoded polylines under `from>to`, in one direction only. */
  readonly routes: Readonly<Record<string, string>>;
}

const { ports, routes } = table as unknown as SeaRouteTable;

const kmPerMile = 1.852;
/** Distance within which a stop matches a known port, kilometres. */
const samePortKm = 3;

const known = new Map<string, SeaRoute>();

/**
 * The shortest way over water between two ports, by their ids (GTFS `stop_id` of the shipped tables),
 * as `tools/sea-routes` found it. Undefined for an unknown port, or for a port and itself.
 */
export function seaRoute(from: string, to: string): SeaRoute | undefined {
  const key = `${from}>${to}`;
  const held = known.get(key);
  if (held) return held;
  const forth = routes[key];
  const line = forth ?? routes[`${to}>${from}`];
  if (line === undefined) return undefined;
  const points = decodePolyline(line);
  if (forth === undefined) points.reverse();
  const route = { points, miles: lengthKm(points) / kmPerMile };
  known.set(key, route);
  return route;
}

/**
 * Returns the route between two positions within 3 km of known ports, such as the stops of another
 * feed. It ends at the known ports. Undefined if either is further away, or both match the same
 * port.
 */
export function seaRouteBetween(a: LonLat, b: LonLat): SeaRoute | undefined {
  const [from, to] = [portNear(a), portNear(b)];
  return from && to ? seaRoute(from, to) : undefined;
}

function portNear(position: LonLat): string | undefined {
  let best: { id: string; km: number } | undefined;
  for (const [id, at] of Object.entries(ports)) {
    const km = distanceKm(position, at);
    if (km <= samePortKm && (!best || km < best.km)) best = { id, km };
  }
  return best?.id;
}

function lengthKm(points: readonly LonLat[]): number {
  let km = 0;
  let previous: LonLat | undefined;
  for (const point of points) {
    if (previous) km += distanceKm(previous, point);
    previous = point;
  }
  return km;
}
