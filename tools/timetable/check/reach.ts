import { dateOf, minutesPerDay } from '../../../lib/foundation/time/days.ts';
import type { GtfsTrip } from '../gtfs/trips.ts';
import { dayNumber } from '../tables/days.ts';
import type { Typical } from '../tables/typical.ts';
import { type Finding, fault, type Rule } from './finding.ts';

const longestTrip = 2 * minutesPerDay;
const fewestSailingsAWeek = 2;

/** Mondays of a quiet and a busy week in every season. */
const weeks: Record<string, string> = {
  winter: '2027-01-18',
  shoulder: '2027-04-12',
  summer: '2027-06-14',
  'high-summer': '2027-07-19',
  'late shoulder': '2027-10-11',
};

interface Connection {
  readonly trip: string;
  readonly from: string;
  readonly to: string;
  readonly departure: number;
  readonly arrival: number;
}

function connectionsOf(trips: readonly GtfsTrip[], first: number, last: number): Connection[] {
  return trips
    .flatMap((trip) =>
      trip.service.days
        .filter((day) => day >= first && day <= last)
        .flatMap((day) =>
          trip.calls.slice(1).flatMap((call, index) => {
            const from = trip.calls[index];
            if (!from) return [];
            return [
              {
                trip: `${trip.id} ${day}`,
                from: from.portId,
                to: call.portId,
                departure: day * minutesPerDay + from.departure,
                arrival: day * minutesPerDay + call.arrival,
              },
            ];
          }),
        ),
    )
    .sort((a, b) => a.departure - b.departure);
}

/** Ports reached within two days of leaving one of `starts` at `start`, including those ports. */
function reachedFrom(
  typical: Typical,
  connections: readonly Connection[],
  starts: readonly string[],
  start: number,
): ReadonlySet<string> {
  const ready = new Map<string, number>();
  const aboard = new Set<string>();
  const arrive = (port: string, at: number) => {
    if (at < (ready.get(port) ?? Number.POSITIVE_INFINITY)) ready.set(port, at);
  };
  const land = (port: string, at: number, change: number) => {
    arrive(port, at + change);
    for (const { from, to, minutes } of typical.roadTransfers) {
      if (from === port) arrive(to, at + minutes);
      if (to === port) arrive(from, at + minutes);
    }
  };
  for (const port of starts) land(port, start, 0);
  for (const { trip, from, to, departure, arrival } of connections) {
    if (arrival > start + longestTrip) continue;
    const boards = (ready.get(from) ?? Number.POSITIVE_INFINITY) <= departure;
    if (!boards && !aboard.has(trip)) continue;
    aboard.add(trip);
    land(to, arrival, typical.ports.get(to)?.minTransferMinutes ?? 0);
  }
  return new Set(ready.keys());
}

function portsByPlace(typical: Typical) {
  const mainland: string[] = [];
  const islands = new Map<string, string[]>();
  for (const { id, island } of typical.ports.values()) {
    if (!island) mainland.push(id);
    else islands.set(island.slug, [...(islands.get(island.slug) ?? []), id]);
  }
  return { mainland, islands };
}

/** Every island has ferries in every season and is connected to the mainland in both directions. */
export const checkReach: Rule = (typical, trips) => {
  const { mainland, islands } = portsByPlace(typical);
  return Object.entries(weeks).flatMap(([season, monday]) => {
    const first = dayNumber(monday);
    const connections = connectionsOf(trips, first - 1, first + 9);
    const mornings = Array.from({ length: 7 }, (_, day) => (first + day) * minutesPerDay);
    const outward = mornings.map((start) => reachedFrom(typical, connections, mainland, start));
    const inWeek = ({ departure }: Connection) =>
      departure >= first * minutesPerDay && departure < (first + 7) * minutesPerDay;
    return [...islands].flatMap(([slug, ports]): Finding[] => {
      const week = connections.filter(inWeek);
      const leaving = week.filter(({ from }) => ports.includes(from)).length;
      const arriving = week.filter(({ to }) => ports.includes(to)).length;
      const when = `${season}, week of ${dateOf(first)}`;
      if (Math.min(leaving, arriving) < fewestSailingsAWeek) {
        return [fault(undefined, `${slug}: ${arriving} boats arrive, ${leaving} leave (${when})`)];
      }
      const findings: Finding[] = [];
      if (!outward.some((reached) => ports.some((port) => reached.has(port)))) {
        findings.push(fault(undefined, `${slug}: not within two days of the mainland (${when})`));
      }
      const back = mornings.some((start) => {
        const reached = reachedFrom(typical, connections, ports, start);
        return mainland.some((port) => reached.has(port));
      });
      if (!back) {
        findings.push(fault(undefined, `${slug}: the mainland is over two days away (${when})`));
      }
      return findings;
    });
  });
};
