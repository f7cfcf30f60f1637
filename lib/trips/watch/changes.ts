import { dayOf } from '@/lib/foundation/time/days';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import type { WeatherReport } from '@/lib/records/weather/forecast/report';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import { isRealtimeAwaited } from '@/lib/sea/timetable/realtime/queries';
import { type ServiceAlert, stopsBoats, type TripNews } from '@/lib/sea/timetable/realtime/types';
import { sameVessel } from './boat-now';
import type { Touched } from './store';

/** State of the sources at one moment, as far as trips depend on it. */
export interface Snapshot {
  /** A new object for each new timetable. */
  readonly feed: object;
  /** News of boats without the time of their message, which changes every minute. */
  readonly news: ReadonlyMap<string, { readonly said: string; readonly news: TripNews }>;
  readonly alerts: ReadonlyMap<string, ServiceAlert>;
  readonly forecastAt: EpochMinutes | null;
  /** News may be missing, because a service is silent. */
  readonly isSilent: boolean;
}

const minutesPerDay = 24 * 60;
/** Days ahead: all saved trips, and the forecast. */
const allDays = 800;
const forecastDays = 9;

export function snapshotOf(
  { feed, realtime }: Pick<FerryNetwork, 'feed' | 'realtime'>,
  report: Pick<WeatherReport, 'at'>,
): Snapshot {
  const news = [...(realtime?.trips ?? [])].map(([key, one]) => {
    const { at: _, ...said } = one;
    return [key, { said: JSON.stringify(said), news: one }] as const;
  });
  const alerts = (realtime?.alerts ?? []).filter(stopsBoats).map((alert) => {
    const { effect, isStrike, periods, subjects } = alert;
    return [JSON.stringify([effect, isStrike, periods, subjects]), alert] as const;
  });
  return {
    ...{ feed, news: new Map(news), alerts: new Map(alerts), forecastAt: report.at },
    isSilent: realtime !== undefined && isRealtimeAwaited(realtime),
  };
}

/**
 * Trips that may have changed between two snapshots; all of them without an earlier one, after a new timetable, and when
 * a service speaks again, because what was open may have ended without a word.
 */
export function touchedBetween(
  before: Snapshot | undefined,
  after: Snapshot,
  { timetable, trips }: Pick<FerryNetwork, 'timetable' | 'trips'>,
  at: EpochMinutes,
): Touched {
  if (before?.feed !== after.feed || (before.isSilent && !after.isSilent)) {
    return { span: [at - minutesPerDay, at + allDays * minutesPerDay] };
  }
  const changed = [...symmetricDifference(before.news, after.news, ({ said }) => said)];
  const rides = changed.flatMap(({ news: { tripId, serviceDay } }) => {
    const trip = trips.get(tripId);
    return trip ? [{ trip, origin: timetable.clock.origin(dayOf(serviceDay)) }] : [];
  });
  const spans = [...symmetricDifference(before.alerts, after.alerts, () => '')].map((alert) =>
    spanOf(alert, at),
  );
  if (before.forecastAt !== after.forecastAt) {
    spans.push([at - minutesPerDay, at + forecastDays * minutesPerDay]);
  }
  return {
    rides: rides.map(({ trip: { id, calls }, origin }) => {
      const departures = calls.map(({ departure }) => origin + departure);
      return {
        tripId: id,
        departs: [Math.min(...departures) - sameVessel, Math.max(...departures) + sameVessel],
      };
    }),
    departures: rides.flatMap(({ trip: { calls }, origin }) =>
      calls.map(({ portId, departure }) => ({ port: portId, at: origin + departure })),
    ),
    ...(spans.length > 0
      ? {
          span: [
            Math.min(...spans.map(([from]) => from)),
            Math.max(...spans.map(([, until]) => until)),
          ] as const,
        }
      : {}),
  };
}

/** Days of departure that a notice may concern; a boat that arrives in its time left up to two days before. */
function spanOf(
  { periods }: ServiceAlert,
  at: EpochMinutes,
): readonly [EpochMinutes, EpochMinutes] {
  const starts = periods.map(({ start }) => start ?? at);
  const ends = periods.map(({ end }) => end ?? at + allDays * minutesPerDay);
  if (periods.length === 0) return [at - 2 * minutesPerDay, at + allDays * minutesPerDay];
  return [Math.min(...starts) - 2 * minutesPerDay, Math.max(...ends)];
}

function* symmetricDifference<Value>(
  before: ReadonlyMap<string, Value>,
  after: ReadonlyMap<string, Value>,
  said: (value: Value) => string,
): Generator<Value> {
  for (const [key, value] of after) {
    const old = before.get(key);
    if (old === undefined || said(old) !== said(value)) yield value;
  }
  for (const [key, value] of before) if (!after.has(key)) yield value;
}
