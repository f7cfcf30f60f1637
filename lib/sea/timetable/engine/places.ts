import type { Leg } from '../types.ts';
import type { Ends } from './best-journey.ts';
import type { SearchEnds } from './scan-frame.ts';
import type { Timetable } from './timetable.ts';

/** Set of places of a timetable, one bit each. */
export type Places = bigint;

/**
 * Bit of the place by port. All ports of an island are one place, because reaching another port of
 * the island counts as returning. If a search goes from one port of a place to another, each of its
 * ports is a place of its own.
 */
export function placeBits(
  { feed }: Timetable,
  { isSource, isTarget }: SearchEnds,
): readonly Places[] {
  const stations = feed.ports.map(({ stationId }) => stationId);
  const withAny = (ends: Uint8Array) => new Set(stations.filter((_, port) => ends[port] === 1));
  const [starts, targets] = [withAny(isSource), withAny(isTarget)];
  const numbers = new Map<string, number>();
  return stations.map((station, port) => {
    const isBoth = starts.has(station) && targets.has(station);
    const key = isBoth ? `${station} ${port}` : station;
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return 1n << BigInt(number);
  });
}

/**
 * True if a way may return to an earlier place or pass one of its ends. Ignores where boarding and
 * getting off are allowed, so only a negative result is certain.
 */
export function mayComeBack(
  { feed }: Timetable,
  { from, to }: Ends,
  legs: readonly Leg[],
): boolean {
  const stations = new Map(feed.ports.map(({ id, stationId }) => [id, stationId]));
  const been = new Set<string | undefined>();
  let last: string | undefined;
  for (const leg of legs) {
    const ports = leg.kind === 'sea' ? leg.calls.map(({ portId }) => portId) : [leg.from, leg.to];
    const passed = ports.slice(1, -1);
    if (passed.some((port) => from.includes(port) || to.includes(port))) return true;
    const places = ports.map((port) => stations.get(port));
    for (const place of places) {
      if (place !== last && been.has(place)) return true;
      last = place;
    }
    for (const place of places) been.add(place);
  }
  return false;
}
