import type { LonLat } from '@/lib/foundation/geo/projection';
import type { IsoDate } from '@/lib/foundation/time/types';
import { areasBetween } from '@/lib/records/weather/areas-between';
import type { WeatherReport } from '@/lib/records/weather/forecast/report';
import type { SeaAreaId } from '@/lib/records/weather/sea-areas';
import { isRisky, type Outlook, outlookOf, severity } from './outlook';

/** A way over water on a day. */
export interface Crossing {
  readonly from: LonLat;
  readonly to: LonLat;
  readonly date: IsoDate;
}

/** The hardest water of a crossing, where a forecast says that boats may stay in port. */
export interface CrossingRisk {
  readonly date: IsoDate;
  readonly area: SeaAreaId;
  readonly outlook: Outlook;
}

/** The outlook of an area on a day; null without a forecast for it. */
export function outlookIn(report: WeatherReport, area: SeaAreaId, date: IsoDate): Outlook | null {
  const day = report.places.get(area)?.days.find((one) => one.date === date);
  return day ? outlookOf(day) : null;
}

/** A day and water on which the sources of the forecast contradict each other, so that no outlook is known. */
export interface UnsureCrossing {
  readonly date: IsoDate;
  readonly area: SeaAreaId;
}

/** Days without an outlook because wind and waves contradict each other: the first such area of each day, by date. */
export function unsureOf(
  report: WeatherReport,
  crossings: readonly Crossing[],
): readonly UnsureCrossing[] {
  const byDay = new Map<IsoDate, SeaAreaId>();
  for (const { from, to, date } of crossings) {
    const area = areasBetween(from, to).find((id) =>
      report.places.get(id)?.days.some((day) => day.date === date && day.leftOut.includes('wind')),
    );
    if (area && !byDay.has(date)) byDay.set(date, area);
  }
  return [...byDay]
    .map(([date, area]) => ({ date, area }))
    .sort((one, other) => one.date.localeCompare(other.date));
}

/**
 * Forecast risks for crossings: for each day on which a boat may not sail, the worst one, by date. Empty when the
 * weather is calm, and when there is no forecast for their days.
 */
export function risksOf(
  report: WeatherReport,
  crossings: readonly Crossing[],
): readonly CrossingRisk[] {
  const byDay = new Map<IsoDate, CrossingRisk>();
  for (const { from, to, date } of crossings) {
    if (!report.days.includes(date)) continue;
    for (const area of areasBetween(from, to)) {
      const outlook = outlookIn(report, area, date);
      if (!outlook || !isRisky(outlook)) continue;
      const known = byDay.get(date);
      if (!known || severity(outlook) > severity(known.outlook)) {
        byDay.set(date, { date, area, outlook });
      }
    }
  }
  return [...byDay.values()].sort((one, other) => one.date.localeCompare(other.date));
}
