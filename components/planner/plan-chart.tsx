import { getTranslations } from 'next-intl/server';
import type { ChartLayout } from '@/components/maps/chart-figure';
import { type ChartStop, RouteChart } from '@/components/maps/route-chart';
import type { ChartRoute } from '@/components/maps/route-line';
import { formatDay } from '@/lib/foundation/i18n/format';
import { islandName, orderLine } from '@/lib/records/charts/island-names';
import type { Plan } from '@/lib/sea/planner/problem/plan';
import { stationLabel } from '@/lib/sea/timetable/port-label';
import { legPath } from '@/lib/sea/timetable/sea-path';
import type { SeaLeg } from '@/lib/sea/timetable/types';
import type { PlanView } from './plan-view';

interface PlanChartProps {
  view: PlanView;
  plan: Plan;
  layout?: ChartLayout;
}

/** Chart of the sea route, with the islands numbered in order and their dates. */
export async function PlanChart({ view, plan, layout = 'responsive' }: PlanChartProps) {
  const t = await getTranslations('planner.result');
  const { network, locale } = view;
  const boats = plan.legs.map(({ journey }) =>
    (journey?.legs ?? []).filter((leg): leg is SeaLeg => leg.kind === 'sea'),
  );
  const routes: ChartRoute[] = boats.flat().map(({ tripId, calls }, index) => ({
    id: `${index}-${tripId}`,
    points: legPath(network, network.ports, calls, network.trips.get(tripId)?.shapeId),
  }));
  return (
    <RouteChart
      layout={layout}
      label={t('chart', { order: orderLine(plan.order, locale) })}
      routes={routes}
      stops={stopsOf(view, plan, boats)}
    />
  );
}

/** Returns start and end of the tour, its islands, and ports of transfer, without duplicates. */
function stopsOf(
  { network, locale }: PlanView,
  plan: Plan,
  boats: readonly (readonly SeaLeg[])[],
): ChartStop[] {
  const stops = new Map<string, ChartStop>();
  function add(portId: string | undefined, stop: Partial<ChartStop>) {
    const port = network.ports.get(portId ?? '');
    if (!port || stops.has(port.stationId)) return;
    const { stationId: id, position } = port;
    stops.set(id, { id, position, name: stationLabel(network, port.id, locale), ...stop });
  }
  plan.stays.forEach(({ island, arrive, leave }, index) => {
    const port = boats[index]?.at(-1)?.to ?? boats[index + 1]?.[0]?.from;
    const day = (date: string) => formatDay(date, locale, 'short');
    add(port, {
      name: islandName(island, locale),
      turn: `${index + 1}`,
      note: `${day(arrive)} – ${day(leave)}`,
      emphasis: 'end',
    });
  });
  add(boats[0]?.[0]?.from, { emphasis: 'end' });
  add(boats.at(-1)?.at(-1)?.to, { emphasis: 'end' });
  for (const leg of boats) for (const { to } of leg.slice(0, -1)) add(to, { emphasis: 'change' });
  return [...stops.values()];
}
