import { getTranslations } from 'next-intl/server';
import { type ChartStop, RouteChart } from '@/components/maps/route-chart';
import type { ChartRoute } from '@/components/maps/route-line';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { isSea, type Offer } from '@/lib/sea/ferries/search/offers';
import type { Network } from '@/lib/sea/timetable/network';
import { stationLabel } from '@/lib/sea/timetable/port-label';
import { legPath } from '@/lib/sea/timetable/sea-path';
import type { SeaLeg } from '@/lib/sea/timetable/types';

/** Other ways on the chart, each by its own ports; more would cover the sea. */
const mostOthers = 5;

interface CrossingChartProps {
  locale: Locale;
  network: Network;
  /** At least one. */
  offers: readonly Offer[];
  label: string;
}

/** Chart of a crossing: the way of its fastest boat, and the other ways there. */
export async function CrossingChart({ locale, network, offers, label }: CrossingChartProps) {
  const t = await getTranslations('ferrySearch.results');
  const ways = new Map<string, readonly SeaLeg[]>();
  for (const { journey } of offers.toSorted((a, b) => a.minutes - b.minutes)) {
    const boats = journey.legs.filter(isSea);
    const key = boats.map(({ calls }) => calls.map(({ portId }) => portId).join()).join('~');
    if (!ways.has(key)) ways.set(key, boats);
  }
  const [fastest = [], ...others] = [...ways.values()].slice(0, mostOthers + 1);
  const route = ({ calls, tripId }: SeaLeg, state: ChartRoute['state'], index: number) => ({
    id: `${state}-${index}-${tripId}`,
    points: legPath(network, network.ports, calls, network.trips.get(tripId)?.shapeId),
    ...(state && { state }),
  });
  return (
    <div className="mt-8">
      <RouteChart
        label={label}
        routes={[
          ...others.flat().map((boat, index) => route(boat, 'alternative', index)),
          ...fastest.map((boat, index) => route(boat, 'main', index)),
        ]}
        stops={stopsOf(network, locale, fastest)}
      />
      <p className="mt-1 font-ui text-sm text-ink-2">{t('chartNote', { others: others.length })}</p>
    </div>
  );
}

/** Ports at which the fastest boats call; ends and changes of boat are named first. */
function stopsOf(network: Network, locale: Locale, boats: readonly SeaLeg[]): ChartStop[] {
  const ends = [boats[0]?.from, boats.at(-1)?.to];
  const changes = boats.flatMap(({ from, to }) => [from, to]);
  const stops = new Map<string, ChartStop>();
  for (const { portId } of boats.flatMap(({ calls }) => calls)) {
    const port = network.ports.get(portId);
    if (!port) continue;
    stops.set(portId, {
      id: portId,
      name: stationLabel(network, portId, locale),
      position: port.position,
      emphasis: ends.includes(portId) ? 'end' : changes.includes(portId) ? 'change' : 'call',
    });
  }
  return [...stops.values()];
}
