import { type Day, minutesPerDay, weekdayOf } from '../../../foundation/time/days.ts';
import type { Service } from '../types.ts';
import { type ConnectionBlock, type DayConnections, makeBlock } from './connections.ts';
import type { ServiceClock } from './service-clock.ts';
import type { TripTable } from './trip-table.ts';

interface ServiceDay {
  /** Equal for two days with the same services. */
  readonly signature: number;
  readonly trips: Int32Array;
}

export interface ConnectionSource {
  /** Trips of a service day, in the order of the feed. */
  tripsOn(day: Day): Int32Array;
  connectionsOn(day: Day): DayConnections;
  /** Largest number of days between a connection's service day and its calendar day. */
  readonly maxLag: number;
}

/** Largest number of days between a service day and its departures, including clock changes. */
export const lagOf = (latestTime: number) => Math.floor((latestTime + 120) / minutesPerDay);

/** Returns the connections by calendar day, computed on first use and cached. */
export function connectionSource(
  services: readonly Service[],
  trips: TripTable,
  clock: ServiceClock,
): ConnectionSource {
  const maxLag = lagOf(trips.latestTime);
  const tripsOfService = services.map(() => [] as number[]);
  for (let trip = 0; trip < trips.count; trip += 1) {
    tripsOfService[trips.service[trip] as number]?.push(trip);
  }
  const serviceDays = new Map<Day, ServiceDay>();
  const bySignature = new Map<string, ServiceDay>();
  const days = new Map<Day, DayConnections>();
  const blocks = new Map<string, ConnectionBlock>();

  function serviceDay(day: Day): ServiceDay {
    const known = serviceDays.get(day);
    if (known) return known;
    const date = clock.dateOf(day);
    const active = services.flatMap((service, index) =>
      runsOn(service, date, weekdayOf(day)) ? [index] : [],
    );
    const key = active.join(' ');
    const found = bySignature.get(key) ?? {
      signature: bySignature.size,
      trips: Int32Array.from(active.flatMap((index) => tripsOfService[index] ?? [])).sort(),
    };
    bySignature.set(key, found);
    serviceDays.set(day, found);
    return found;
  }

  function connectionsOn(day: Day): DayConnections {
    const known = days.get(day);
    if (known) return known;
    const origin = clock.origin(day);
    const start = clock.midnight(day) - origin;
    const end = clock.midnight(day + 1) - origin;
    const lags: number[] = [];
    let key = `${start} ${end}`;
    for (let lag = maxLag; lag >= -1; lag -= 1) {
      const shift = clock.origin(day - lag) - origin;
      if (shift >= end) continue;
      lags.push(lag);
      key += ` ${lag}:${serviceDay(day - lag).signature}@${shift}`;
    }
    let block = blocks.get(key);
    if (!block) {
      const parts = lags.map((lag) => ({
        lag,
        shift: clock.origin(day - lag) - origin,
        trips: serviceDay(day - lag).trips,
      }));
      block = makeBlock(trips, parts, start, end);
      blocks.set(key, block);
    }
    const found = { day, origin, block };
    days.set(day, found);
    return found;
  }

  return { maxLag, connectionsOn, tripsOn: (day) => serviceDay(day).trips };
}

function runsOn(service: Service, date: string, weekday: number): boolean {
  if (service.removed.has(date)) return false;
  if (service.added.has(date)) return true;
  return date >= service.start && date <= service.end && service.weekdays[weekday] === true;
}
