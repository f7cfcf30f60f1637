import { cacheLife } from 'next/cache';
import { RouteChart } from '@/components/maps/route-chart';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { stationLabel } from '@/lib/sea/timetable/port-label';
import { liveNetwork } from '@/lib/sea/timetable/queries';
import { legPath } from '@/lib/sea/timetable/sea-path';

/** Section of the guide to island hopping that lists the lines. */
export const linesSection = 'ferry-map';

/** Lines in the order of the table of that section, with their places in sailing order. */
const lines = [
  ['rafina', 'andros', 'tinos', 'mykonos'],
  ['piraeus', 'syros', 'tinos', 'mykonos'],
  ['piraeus', 'paros', 'naxos', 'ios', 'santorini'],
  ['piraeus', 'kythnos', 'serifos', 'sifnos', 'milos'],
  ['lavrio', 'kea', 'kythnos'],
  ['naxos', 'iraklia', 'schinoussa', 'koufonisia', 'donousa', 'amorgos'],
] as const;

/** Ferry lines on the chart, along the sea routes between their ports. */
export async function FerryLines({ label, locale }: { label: string; locale: Locale }) {
  'use cache';
  cacheLife('days');
  const network = liveNetwork();
  const portOf = (place: string) => network.stations.get(place)?.portIds[0] ?? '';
  const places = [...new Set(lines.flat())];
  return (
    <RouteChart
      label={label}
      routes={lines.map((line) => ({
        id: line.join('-'),
        points: legPath(
          network,
          network.ports,
          line.map((place) => ({ portId: portOf(place) })),
        ),
      }))}
      stops={places.flatMap((place) => {
        const port = network.ports.get(portOf(place));
        const isEnd = lines.some((line) => line[0] === place || line.at(-1) === place);
        return port
          ? [
              {
                id: place,
                name: stationLabel(network, port.id, locale),
                position: port.position,
                emphasis: isEnd ? ('end' as const) : ('call' as const),
              },
            ]
          : [];
      })}
    />
  );
}
