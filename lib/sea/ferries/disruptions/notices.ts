import { createHash } from 'node:crypto';
import { athensDate } from '@/lib/foundation/time/athens';
import type { EpochMinutes, IsoDate } from '@/lib/foundation/time/types';
import { boatWarnings } from '@/lib/sea/timetable/boat-warnings';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import {
  type AlertSubject,
  type ServiceAlert,
  stopsBoats,
} from '@/lib/sea/timetable/realtime/types';
import type { GtfsTrip } from '@/lib/sea/timetable/types';
import { doubtfulLines, type Sailing } from './doubtful-lines';
import { type Notice, noticeKinds } from './types';

type Source = Pick<FerryNetwork, 'realtime' | 'lines' | 'trips'>;

/** Notices that hold now or later, those that stop boats first. */
export function noticesOf(
  network: Source,
  sailings: readonly Sailing[],
  days: readonly IsoDate[],
  at: EpochMinutes,
): readonly Notice[] {
  return (network.realtime?.alerts ?? [])
    .filter(({ periods }) => periods.length === 0 || periods.some(({ end = at + 1 }) => end > at))
    .map((alert): Notice => {
      const kind = stopsBoats(alert) ?? 'notice';
      return {
        id: idOf(kind, alert),
        kind,
        alert,
        dates: days.filter((date) => holdsOn(alert, date)),
        portIds: portsOf(network, alert),
        lines: kind === 'notice' ? [] : stoppedLines(network, alert, sailings),
      };
    })
    .sort((one, other) => noticeKinds.indexOf(one.kind) - noticeKinds.indexOf(other.kind));
}

/** A notice keeps its id when its text is extended or its end is moved. */
function idOf(kind: Notice['kind'], { header, subjects, periods }: ServiceAlert): string {
  const text = JSON.stringify([header[0]?.text, subjects, periods[0]?.start]);
  return `${kind}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
}

const holdsOn = ({ periods }: ServiceAlert, date: IsoDate) =>
  periods.length === 0 ||
  periods.some(
    ({ start, end }) =>
      (start === undefined || athensDate(start) <= date) &&
      (end === undefined || athensDate(end - 1) >= date),
  );

/** Lines with boats that a notice covers when they leave or land. */
function stoppedLines(
  network: Source,
  alert: ServiceAlert,
  sailings: readonly Sailing[],
): Notice['lines'] {
  // The rules of a single boat apply: those of its warning in a search.
  const realtime = { state: 'live', at: alert.at, alerts: [alert], trips: new Map() } as const;
  const alone = { ...network, realtime };
  const stopped = sailings.filter(({ trip, serviceDay, origin }) =>
    trip.calls.some((call, index) => {
      const next = trip.calls[index + 1];
      if (!next) return false;
      const ends = { from: call.portId, to: next.portId };
      const times = { departure: origin + call.departure, arrival: origin + next.arrival };
      const boat = { tripId: trip.id, serviceDay, lineId: trip.lineId, ...ends, ...times };
      return boatWarnings(alone, boat).length > 0;
    }),
  );
  return [...Map.groupBy(stopped, ({ departure }) => athensDate(departure))].flatMap(
    ([date, boats]) => doubtfulLines(boats).map((line) => ({ ...line, date })),
  );
}

/** Ports of the subjects, or else of the boats that they name; undefined if one is about all boats. */
function portsOf(network: Source, { subjects }: ServiceAlert): readonly string[] | undefined {
  const found = new Set<string>();
  for (const subject of subjects) {
    const { portIds, operatorId, lineId, tripIds } = subject;
    if (!portIds && !operatorId && !lineId && !tripIds) return undefined;
    const ports =
      portIds ??
      [...network.trips.values()]
        .filter((trip) => isOf(network, subject, trip))
        .flatMap(({ calls }) => calls.map((call) => call.portId));
    for (const portId of ports) found.add(portId);
  }
  return [...found];
}

function isOf({ lines }: Source, subject: AlertSubject, trip: GtfsTrip): boolean {
  const { operatorId, lineId, tripIds } = subject;
  const parts = trip.parts ?? [{ tripId: trip.id, lineId: trip.lineId }];
  return (
    (!operatorId || lines.get(trip.lineId)?.operatorId === operatorId) &&
    parts.some(
      (part) => (!lineId || part.lineId === lineId) && (!tripIds || tripIds.includes(part.tripId)),
    )
  );
}
