import type { LonLat } from '@/lib/foundation/geo/projection';
import { formatDay } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { athensDate, formatClock, midnightsBetween } from '@/lib/foundation/time/athens';
import { nightName } from '@/lib/foundation/time/nights';
import type { IsoDate } from '@/lib/foundation/time/types';
import { searchLink } from '@/lib/sea/ferries/search/address';
import type { DepartureStatus } from '@/lib/sea/ferries/tracking/delays';
import { isNamed } from '@/lib/sea/ferries/tracking/find';
import type { TrackedVessel } from '@/lib/sea/ferries/tracking/types';
import { warningsOfDeparture, warningsOfVessel } from '@/lib/sea/ferries/tracking/warnings';
import type { Network } from '@/lib/sea/timetable/network';
import { portArguments, portLabel, stationLabel } from '@/lib/sea/timetable/port-label';
import { legPath, seaPath } from '@/lib/sea/timetable/sea-path';
import type { DepartureRow } from './quiet-sea';
import type { TrackingRow } from './vessel-list';
import type { VesselMark } from './vessel-marks';

/**
 * Returns the ferries whose name, line, operator or ports match the text, sorted by their next
 * event.
 */
export function findVessels(
  vessels: readonly TrackedVessel[],
  query: string,
  network: Network,
): readonly TrackedVessel[] {
  return vessels
    .filter((vessel) => isNamed(query, vessel, network))
    .toSorted((a, b) => nextEvent(a) - nextEvent(b));
}

/** Returns the time of the next arrival, or of the departure for a ferry in port. */
const nextEvent = ({ calls, segment, inPort }: TrackedVessel) =>
  (inPort ? calls[segment]?.departure : calls[segment + 1]?.arrival) ?? 0;

const firstAndLast = ({ calls }: TrackedVessel) =>
  [calls[0]?.portId ?? '', calls.at(-1)?.portId ?? ''] as const;

/** Returns origin and destination as message arguments. */
const endArguments = (network: Network, from: string, to: string, locale: Locale) => ({
  ...portArguments('from', network, from, locale),
  ...portArguments('to', network, to, locale),
});

interface RowContext {
  readonly network: Network;
  readonly locale: Locale;
  /**
   * Time of rendering, from which the age of reports is counted even if the page shows another
   * time.
   */
  readonly now: number;
  /** Date of the query; undefined for the current time. */
  readonly day: IsoDate | undefined;
}

/** Returns the row of a vessel, with values but without sentences. */
export function rowOf(
  vessel: TrackedVessel,
  { network, locale, day, now }: RowContext,
): TrackingRow {
  const [from, to] = firstAndLast(vessel);
  const [start, end] = [from, to].map((id) => network.ports.get(id)?.stationId);
  const first = vessel.calls[0]?.departure ?? 0;
  return {
    id: vessel.id,
    name: vessel.name,
    kind: vessel.kind,
    line: network.lines.get(vessel.lineId)?.name[locale] ?? '',
    operator: network.operators.get(vessel.operatorId),
    ends: endArguments(network, from, to, locale),
    inPort: vessel.inPort,
    segment: vessel.segment,
    calls: vessel.calls.map(({ portId, arrival, departure }) => ({
      port: portLabel(network, portId, locale),
      named: portArguments('port', network, portId, locale),
      arrival: formatClock(arrival),
      departure: formatClock(departure),
      days: midnightsBetween(first, arrival),
    })),
    delay: vessel.delay && { minutes: vessel.delay.minutes, age: now - vessel.delay.at },
    night: nightName(vessel.calls[0]?.departure),
    warnings: warningsOfVessel(network, vessel),
    skips: (vessel.delay?.skips ?? []).map((id) => stationLabel(network, id, locale)),
    reportedAt: vessel.reportedAt === undefined ? undefined : formatClock(vessel.reportedAt),
    // For a ferry at sea, visitors want the next departure.
    searchHref: start === end ? undefined : searchLink({ from, to, date: day }),
  };
}

export function markOf(
  vessel: TrackedVessel,
  network: Network,
  locale: Locale,
  href: string,
): VesselMark {
  const next = vessel.calls[vessel.segment + 1]?.portId ?? '';
  return {
    id: vessel.id,
    label: `${vessel.name ?? ''} → ${stationLabel(network, next, locale)}`,
    href,
    kind: vessel.kind,
    position: vessel.position,
    heading: vessel.heading,
    inPort: vessel.inPort,
    live: vessel.source === 'live',
  };
}

/** Returns the sea routes between consecutive ports, without duplicates. */
export function networkOf(vessels: readonly TrackedVessel[], network: Network) {
  const ways = new Map<string, { id: string; points: readonly LonLat[]; state: 'faint' }>();
  for (const { calls } of vessels) {
    calls.forEach(({ portId }, index) => {
      const next = calls[index + 1]?.portId;
      const [a, b] = [network.ports.get(portId), network.ports.get(next ?? '')];
      const id = [portId, next].sort().join('-');
      if (a && b && !ways.has(id)) {
        ways.set(id, { id, points: seaPath(network, a, b), state: 'faint' });
      }
    });
  }
  return [...ways.values()];
}

/** Returns the whole route of one ferry. */
export function wayOf({ id, calls }: TrackedVessel, network: Network) {
  return { id, points: legPath(network, network.ports, calls), state: 'main' as const };
}

/**
 * Returns the ports of call, with the times of the selected ferry. Where a place has several ports,
 * the one with most calls gets the name of the place; the others keep their own.
 */
export function stopsOf(
  vessels: readonly TrackedVessel[],
  network: Network,
  locale: Locale,
  selected: TrackedVessel | undefined,
) {
  const shown = selected ? [selected] : vessels;
  const visits = new Map<string, number>();
  for (const { portId } of shown.flatMap(({ calls }) => calls)) {
    visits.set(portId, (visits.get(portId) ?? 0) + 1);
  }
  const named = new Set<string>();
  return [...visits]
    .toSorted(([, a], [, b]) => b - a)
    .flatMap(([portId]) => {
      const port = network.ports.get(portId);
      if (!port) return [];
      const isFirst = !named.has(port.stationId);
      named.add(port.stationId);
      const call = selected?.calls.find((one) => one.portId === portId);
      const ends: readonly string[] = selected ? firstAndLast(selected) : [];
      return [
        {
          id: portId,
          name: isFirst ? stationLabel(network, portId, locale) : port.name[locale],
          position: port.position,
          emphasis: ends.includes(portId) ? ('end' as const) : ('call' as const),
          ...(call
            ? { note: formatClock(portId === ends[0] ? call.departure : call.arrival) }
            : {}),
        },
      ];
    });
}

/** Returns the row of a coming departure, with values but without sentences. */
export function departureRow(
  status: DepartureStatus,
  network: Network,
  locale: Locale,
  today: IsoDate,
): DepartureRow {
  const day = athensDate(status.departure);
  const { trip, departure, isCancelled, late } = status;
  return {
    id: `${trip.id}@${departure}`,
    name: trip.vessel ?? null,
    ends: endArguments(
      network,
      trip.calls[0]?.portId ?? '',
      trip.calls.at(-1)?.portId ?? '',
      locale,
    ),
    time: formatClock(departure),
    day: day === today ? undefined : formatDay(day, locale, 'short'),
    night: nightName(departure),
    isCancelled,
    late,
    warnings: warningsOfDeparture(network, status),
  };
}
