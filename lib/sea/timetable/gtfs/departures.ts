import { addDays } from '../../../foundation/time/days.ts';
import type { IsoDate } from '../../../foundation/time/types.ts';
import type { FerryFeed, GtfsTrip } from '../types.ts';
import { datesOf, longestDays } from './service-days.ts';
import { limits } from './settings.ts';

/** Day with more departures between two ports than the limit. */
export interface Crowd {
  readonly from: string;
  readonly to: string;
  readonly date: IsoDate;
  /** First boat above the limit. */
  readonly trip: GtfsTrip;
}

/** Number of departures per service and days after the service day: 26:30 is one day later. */
type Tally = Map<string, { serviceId: string; later: number; boats: number }>;

const minutesPerDay = 1440;

/**
 * Finds a pair of ports with more than `most` departures on one day, within a thousand days from
 * `from`. Counts all departures of each port first. Hardly any port exceeds the limit, and only for
 * those it counts each pair.
 */
export function crowdedPair(
  { trips, services, info }: Pick<FerryFeed, 'trips' | 'services' | 'info'>,
  from: IsoDate = info.start,
  most: number = limits.departuresBetweenPorts,
): Crowd | undefined {
  const byId = new Map(services.map((service) => [service.id, service]));
  const until = addDays(from, longestDays);
  const known = new Map<string, ReadonlySet<IsoDate>>();
  const daysOf = (id: string) => {
    const days = known.get(id) ?? datesOf(byId.get(id), from, until);
    known.set(id, days);
    return days;
  };
  const tallies = <Where>(
    whereOf: (trip: GtfsTrip, each: (where: Where, departure: number) => void) => void,
  ) => {
    const all = new Map<Where, Tally>();
    for (const trip of trips) {
      whereOf(trip, (where, departure) => {
        const tally: Tally = all.get(where) ?? new Map();
        all.set(where, tally);
        const later = Math.floor(departure / minutesPerDay);
        const key = `${trip.serviceId}\n${later}`;
        const boats = (tally.get(key)?.boats ?? 0) + 1;
        tally.set(key, { serviceId: trip.serviceId, later, boats });
      });
    }
    return all;
  };
  const crowdedDay = (tally: Tally): IsoDate | undefined => {
    const all = [...tally.values()];
    if (all.reduce((sum, { boats }) => sum + boats, 0) <= most) return undefined;
    const days = new Map<IsoDate, number>();
    for (const { serviceId, later, boats } of all) {
      for (const date of daysOf(serviceId)) {
        const day = later === 0 ? date : addDays(date, later);
        days.set(day, (days.get(day) ?? 0) + boats);
      }
    }
    return [...days].flatMap(([day, boats]) => (boats > most ? day : [])).sort()[0];
  };

  const busy = new Set<string>();
  const fromPort = tallies<string>(({ calls }, each) => {
    for (const { portId, departure } of calls.slice(0, -1)) each(portId, departure);
  });
  for (const [port, tally] of fromPort) if (crowdedDay(tally)) busy.add(port);

  for (const port of busy) {
    const toPort = tallies<string>(({ calls }, each) => {
      for (const [index, call] of calls.entries()) {
        if (call.portId !== port) continue;
        for (const { portId } of calls.slice(index + 1)) each(portId, call.departure);
      }
    });
    for (const [to, tally] of toPort) {
      const date = crowdedDay(tally);
      if (date === undefined) continue;
      const trip = boatPast(most, port, to, date);
      if (trip) return { from: port, to, date, trip };
    }
  }
  return undefined;

  /** First boat above the limit on that day, in the order of the feed. */
  function boatPast(limit: number, port: string, to: string, date: IsoDate) {
    let boats = 0;
    for (const trip of trips) {
      for (const [index, { portId, departure }] of trip.calls.entries()) {
        const later = Math.floor(departure / minutesPerDay);
        if (portId !== port) continue;
        const day = addDays(date, -later);
        if (!daysOf(trip.serviceId).has(day)) continue;
        boats += trip.calls.slice(index + 1).filter((call) => call.portId === to).length;
        if (boats > limit) return trip;
      }
    }
    return undefined;
  }
}
