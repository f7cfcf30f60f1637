import type { LonLat } from '@/lib/foundation/geo/projection';
import { formatDuration, formatDurationRange } from '@/lib/foundation/i18n/duration';
import { hoursRange } from '@/lib/sea/ferries/connections/hours-range';
import { departuresOf } from '@/lib/sea/ferries/ferry-routes/rows';
import type { RouteSailing } from '@/lib/sea/ferries/ferry-routes/types';
import { legPath } from '@/lib/sea/timetable/sea-path';
import { endsOf, listOf, type RouteContext, stops } from './format';

/** The way on the chart and in words. */
export interface SeaWords {
  readonly title: string;
  readonly summary: string;
  /** Paths of the season with the most boats, the most frequent first; empty if there is only one. */
  readonly ways: readonly { readonly path: string; readonly boats: string }[];
  readonly points: readonly LonLat[];
  /** In the order of the way. */
  readonly calls: readonly {
    readonly id: string;
    readonly name: string;
    readonly position: LonLat;
    readonly emphasis: 'end' | 'change' | 'call';
  }[];
}

const mostWays = 4;

export function seaWords(context: RouteContext): SeaWords {
  const { t, facts, locale } = context;
  const { mainLegs, network } = facts;
  const ports = [...new Set(mainLegs.flatMap(({ calls }) => calls))];
  const ends = [ports[0], ports.at(-1)];
  const changes = mainLegs.slice(1).map(({ from }) => from);
  return {
    title: t('sea.title', {
      miles: Math.max(1, Math.round(facts.miles)),
      ...endsOf(facts, locale),
    }),
    summary: summaryOf(context, ports.slice(1, -1)),
    ways: waysOf(context),
    points: legPath(
      network,
      network.ports,
      mainLegs.flatMap(({ calls }) => calls.map((portId) => ({ portId }))),
    ),
    calls: ports.flatMap((id) => {
      const port = network.ports.get(id);
      const [name = ''] = stops(facts, [id], locale);
      const emphasis = ends.includes(id) ? 'end' : changes.includes(id) ? 'change' : 'call';
      return port ? [{ id, name, position: port.position, emphasis } as const] : [];
    }),
  };
}

function summaryOf({ t, facts, locale }: RouteContext, between: readonly string[]): string {
  const [change] = facts.mainLegs.slice(1);
  const ports = stops(facts, change ? [change.from] : between, locale);
  if (ports.length === 0) return t('sea.nonstop');
  return t(change ? 'sea.change' : 'sea.calls', { ports: listOf(ports, locale) });
}

/** Name of a path by the ports between its ends. */
function pathName({ t, facts, locale }: RouteContext, { legs }: RouteSailing): string {
  const [change] = legs.slice(1);
  if (change) return t('sea.wayChange', { ports: stops(facts, [change.from], locale).join() });
  const between = stops(facts, legs[0]?.calls.slice(1, -1) ?? [], locale);
  return between.length === 0
    ? t('sea.wayNonstop')
    : t('sea.wayVia', { ports: listOf(between, locale) });
}

function waysOf(context: RouteContext): SeaWords['ways'] {
  const { t, facts } = context;
  const { sailings } = facts.summer.boats > 0 ? facts.summer : facts.winter;
  const ways = [...Map.groupBy(sailings, (one) => pathName(context, one))].map(([path, own]) => {
    const minutes = own.map(({ departure, arrival }) => arrival - departure);
    return {
      path,
      count: own.reduce((sum, one) => sum + departuresOf(one), 0),
      time: hoursRange([Math.min(...minutes), Math.max(...minutes)]),
    };
  });
  if (ways.length < 2) return [];
  return ways
    .sort((a, b) => b.count - a.count)
    .slice(0, mostWays)
    .map(({ path, count, time }) => ({ path, boats: t('sea.wayBoats', { boats: count, time }) }));
}

/** Wait between the boats of a way with a change. */
function waitOf({ legs }: RouteSailing): number | undefined {
  const [first, second] = legs;
  return first && second ? second.departure - first.arrival : undefined;
}

/** Shortest and longest wait of ways with a change; undefined without any. */
export function waits(sailings: readonly RouteSailing[], { locale }: RouteContext) {
  const all = sailings.flatMap((one) => waitOf(one) ?? []);
  if (all.length === 0) return undefined;
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return least === most
    ? formatDuration(least, locale)
    : formatDurationRange([least, most], locale);
}
