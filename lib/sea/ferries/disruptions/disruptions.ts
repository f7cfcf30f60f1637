import { addDays, dayOf, daysFrom } from '@/lib/foundation/time/days';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import type { WeatherReport } from '@/lib/records/weather/forecast/report';
import { nextDepartures } from '@/lib/sea/ferries/tracking/estimates';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import type { Sailing } from './doubtful-lines';
import { noticesOf } from './notices';
import { troubledBoats } from './troubled-boats';
import type { Disruptions } from './types';
import { windLimits } from './wind-limits';

/** Number of days shown: today and the next three. */
export const shownDays = 4;

/** Combines cancellations, delays, notices and wind warnings of the next days. */
export function disruptionsOf(
  network: FerryNetwork,
  report: WeatherReport,
  at: EpochMinutes,
): Disruptions {
  const { realtime, timetable } = network;
  const { clock } = timetable;
  const today = clock.dateOf(clock.dayAt(at));
  const days = daysFrom(today, addDays(today, shownDays - 1));
  const sailings = sailingsOf(network, at);
  const boats = troubledBoats(network, today, at);
  const notices = noticesOf(network, sailings, days, at);
  const reports = [...boats, ...notices.map(({ alert }) => alert)].map((one) => one.at);
  const reportedAt = realtime?.at ?? (reports.length > 0 ? Math.max(...reports) : undefined);
  return {
    state: realtime?.state ?? 'none',
    reportedAt,
    forecast: { freshness: report.freshness, at: report.at },
    days,
    boats,
    notices,
    winds: windLimits(network, report, sailings, days),
  };
}

/** Boats that are still expected to sail on the days shown, without the cancelled ones. */
export function sailingsOf(network: FerryNetwork, at: EpochMinutes): readonly Sailing[] {
  const { clock } = network.timetable;
  const midnight = clock.origin(clock.dayAt(at));
  const every = { days: shownDays, isWanted: () => true };
  return nextDepartures(network, midnight, Number.POSITIVE_INFINITY, every)
    .filter(({ departure }) => departure >= at)
    .map((departure) => ({ ...departure, origin: clock.origin(dayOf(departure.serviceDay)) }));
}

/** Place or line whose disruptions are wanted. */
export interface Scope {
  readonly portIds?: readonly string[] | undefined;
  readonly lineId?: string | undefined;
}

/** Keeps what concerns the ports and the line. */
export function narrowed(found: Disruptions, { portIds, lineId }: Scope): Disruptions {
  const isHere = (ports: readonly string[]) =>
    !portIds || ports.some((port) => portIds.includes(port));
  const isLine = (one: { readonly lineId: string }) => !lineId || one.lineId === lineId;
  const linesOf = <Line extends { readonly lineId: string; readonly portIds: readonly string[] }>(
    lines: readonly Line[],
  ) => lines.filter((line) => isLine(line) && isHere(line.portIds));
  return {
    ...found,
    boats: found.boats.filter((boat) => isLine(boat) && isHere(boat.portIds)),
    notices: found.notices
      .filter(({ portIds: about, lines }) =>
        lineId ? lines.some(isLine) || !about : !about || isHere(about),
      )
      .map((notice) => ({ ...notice, lines: linesOf(notice.lines) })),
    winds: found.winds
      .map((wind) => ({ ...wind, lines: linesOf(wind.lines) }))
      .filter(({ lines }) => lines.length > 0),
  };
}
