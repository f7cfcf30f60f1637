import { getTranslations } from 'next-intl/server';
import { RouteChart } from '@/components/maps/route-chart';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { Disruptions } from '@/lib/sea/ferries/disruptions/types';
import type { Network } from '@/lib/sea/timetable/network';
import { stationLabel } from '@/lib/sea/timetable/port-label';
import { type ChartLine, chartLines, portsOnChart } from './chart-lines';
import './disruptions.css';

interface DisruptionsChartProps {
  locale: Locale;
  network: Network;
  found: Disruptions;
}

const legend = { main: 'off', alternative: 'doubtful', faint: 'running' } as const;

/** Chart of the lines with boats that do not sail, or may not; of all lines where none is known. */
export async function DisruptionsChart({ locale, network, found }: DisruptionsChartProps) {
  const lines = chartLines(network, found);
  const concerned = portsOnChart(found);
  const ports = concerned.length > 0 ? concerned : [...network.ports.keys()];
  const t = await getTranslations('disruptions.chart');
  const shown = (['main', 'alternative', 'faint'] as const).filter((state) =>
    lines.some((line) => line.state === state),
  );
  return (
    <div data-testid="disruptions-chart">
      <RouteChart
        label={t(concerned.length > 0 ? 'label' : 'quiet')}
        routes={lines}
        stops={stopsOf(network, ports, locale)}
      />
      <ul className="disruptions-legend">
        {shown.map((state) => (
          <li key={state}>
            <LegendLine state={state} /> {t(legend[state])}
          </li>
        ))}
      </ul>
    </div>
  );
}

const LegendLine = ({ state }: { state: ChartLine['state'] }) => (
  <svg viewBox="0 0 34 8" aria-hidden="true" focusable="false">
    <path className="route-line" data-state={state} d="M1 4h32" />
  </svg>
);

/** One stop for each place, at its busiest port. */
function stopsOf(network: Network, ports: readonly string[], locale: Locale) {
  const named = new Set<string>();
  return ports.flatMap((portId) => {
    const port = network.ports.get(portId);
    if (!port || named.has(port.stationId)) return [];
    named.add(port.stationId);
    const name = stationLabel(network, portId, locale);
    return [{ id: portId, name, position: port.position, emphasis: 'call' as const }];
  });
}
