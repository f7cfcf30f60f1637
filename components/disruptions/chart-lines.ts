import type { LonLat } from '@/lib/foundation/geo/projection';
import type { Disruptions } from '@/lib/sea/ferries/disruptions/types';
import type { Network } from '@/lib/sea/timetable/network';
import { legPath, seaPath } from '@/lib/sea/timetable/sea-path';

export interface ChartLine {
  readonly id: string;
  readonly points: readonly LonLat[];
  readonly state: 'main' | 'alternative' | 'faint';
}

/** Same stretch in both directions and over the same ports. */
const keyOf = (calls: readonly string[]) =>
  [calls.join('-'), calls.toReversed().join('-')].sort()[0] ?? '';

/**
 * Lines with boats that do not sail (`main`), that may not sail (`alternative`), and the stretches
 * between ports of all lines of the timetable (`faint`). A line is drawn once, by its gravest news.
 */
export function chartLines(network: Network, found: Disruptions): readonly ChartLine[] {
  const { boats, notices, winds } = found;
  const off = [
    ...boats.filter(({ kind }) => kind === 'cancelled').map(({ portIds }) => portIds),
    ...notices
      .filter(({ kind }) => kind === 'no-service')
      .flatMap(({ lines }) => lines.map(({ calls }) => calls)),
  ];
  const doubtful = [
    ...boats.filter(({ kind }) => kind === 'unclear').map(({ portIds }) => portIds),
    ...[...notices, ...winds].flatMap(({ lines }) => lines.map(({ calls }) => calls)),
  ];
  const seen = new Set<string>();
  const linesOf = (calls: readonly (readonly string[])[], state: 'main' | 'alternative') =>
    calls.flatMap((portIds): ChartLine[] => {
      const id = keyOf(portIds);
      if (seen.has(id)) return [];
      seen.add(id);
      const stops = portIds.map((portId) => ({ portId }));
      return [{ id, points: legPath(network, network.ports, stops), state }];
    });
  return [...linesOf(off, 'main'), ...linesOf(doubtful, 'alternative'), ...stretches(network)];
}

function stretches(network: Network): readonly ChartLine[] {
  const found = new Map<string, ChartLine>();
  for (const { calls } of network.trips.values()) {
    calls.forEach(({ portId }, index) => {
      const next = calls[index + 1]?.portId ?? '';
      const id = keyOf([portId, next]);
      const [from, to] = [network.ports.get(portId), network.ports.get(next)];
      if (!from || !to || found.has(id)) return;
      found.set(id, { id, points: seaPath(network, from, to), state: 'faint' });
    });
  }
  return [...found.values()];
}

/** Ports of the lines that are drawn, those of most lines first. */
export function portsOnChart({ boats, notices, winds }: Disruptions): readonly string[] {
  const calls = [
    ...boats
      .filter(({ kind }) => kind === 'cancelled' || kind === 'unclear')
      .map(({ portIds }) => portIds),
    ...[...notices, ...winds].flatMap(({ lines }) => lines.map((line) => line.calls)),
  ];
  const counts = new Map<string, number>();
  for (const portId of calls.flatMap((one) => [...new Set(one)])) {
    counts.set(portId, (counts.get(portId) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([portId]) => portId);
}
