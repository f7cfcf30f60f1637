import { RouteChart } from '@/components/maps/route-chart';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { NetworkLine } from '@/lib/sea/ferries/search/network-lines';
import type { Network } from '@/lib/sea/timetable/network';

interface NetworkChartProps {
  locale: Locale;
  network: Network;
  lines: readonly NetworkLine[];
  label: string;
}

/** Chart of all lines of the timetable and the ports they serve. */
export function NetworkChart({ locale, network, lines, label }: NetworkChartProps) {
  const served = new Set(lines.flatMap(({ id }) => id.split('~')));
  const stops = [...network.stations.values()].flatMap(({ id, name, portIds }) => {
    const port = portIds
      .map((one) => network.ports.get(one))
      .find((one) => one && served.has(one.id));
    if (!port) return [];
    const isMainland = port.id === id;
    return [
      {
        id,
        name: name[locale],
        position: port.position,
        emphasis: isMainland ? 'end' : 'call',
      } as const,
    ];
  });
  return (
    <RouteChart
      label={label}
      routes={lines.map((line) => ({ ...line, state: 'faint' as const }))}
      stops={stops}
      // The lines are the subject here, not the background of a journey, so they are drawn
      // stronger.
      className="[&_.route-line]:[stroke-opacity:0.8]! [&_.route-line]:[stroke-width:1.2px]! [&_.route-line]:[stroke:var(--chart-accent)]!"
    />
  );
}
