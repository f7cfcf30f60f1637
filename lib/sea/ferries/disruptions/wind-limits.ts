import type { EpochMinutes, IsoDate } from '@/lib/foundation/time/types';
import { areasBetween } from '@/lib/records/weather/areas-between';
import type { WeatherReport } from '@/lib/records/weather/forecast/report';
import type { SeaAreaId } from '@/lib/records/weather/sea-areas';
import { type WindVerdict, windVerdicts } from '@/lib/sea/ferries/ferry-guide/wind-scale';
import { outlookIn } from '@/lib/sea/ferries/sailing-weather/crossing';
import { boatKindOf, type Outlook, severity } from '@/lib/sea/ferries/sailing-weather/outlook';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import type { Port, PortCall } from '@/lib/sea/timetable/types';
import { doubtfulLines, type Sailing } from './doubtful-lines';
import type { WindLimit } from './types';

type Source = Pick<FerryNetwork, 'ports' | 'timetable'>;

/** The hardest water of a boat's way, where its kind may stay in port. */
export interface WindRisk {
  readonly date: IsoDate;
  readonly area: SeaAreaId;
  readonly outlook: Outlook;
  readonly verdict: WindVerdict;
}

/**
 * Water and days on which the forecast may keep boats of the timetable in port, with their lines. A
 * boat counts in the hardest water of its way, and only if its own kind may stay in port there.
 */
export function windLimits(
  network: Source,
  report: WeatherReport,
  sailings: readonly Sailing[],
  days: readonly IsoDate[],
): readonly WindLimit[] {
  const risks = sailings.flatMap((sailing) => {
    const risk = windRiskOf(network, report, sailing, sailing.trip.calls);
    return risk ? [{ ...risk, sailing }] : [];
  });
  const shown = risks.filter(({ date }) => days.includes(date));
  const groups = [...Map.groupBy(shown, ({ date, area }) => `${area}-${date}`)];
  return groups
    .flatMap(([key, found]): WindLimit[] => {
      const [first] = found;
      if (!first) return [];
      const { date, area, outlook } = first;
      const byVerdict = Map.groupBy(found, ({ verdict }) => verdict);
      const lines = windVerdicts.toReversed().flatMap((verdict) =>
        doubtfulLines((byVerdict.get(verdict) ?? []).map(({ sailing }) => sailing)).map((line) => ({
          ...line,
          verdict,
        })),
      );
      return [{ id: `wind-${key}`, date, area, outlook, lines }];
    })
    .sort(
      (one, other) =>
        one.date.localeCompare(other.date) || severity(other.outlook) - severity(one.outlook),
    );
}

/**
 * The leg of a boat that its kind is likeliest not to sail; undefined if it sails all of them.
 *
 * @param calls calls of the boat's trip, or those between boarding and landing
 */
export function windRiskOf(
  { ports, timetable }: Source,
  report: WeatherReport,
  { trip, origin }: Pick<Sailing, 'trip' | 'origin'>,
  calls: readonly PortCall[],
): WindRisk | undefined {
  const kind = boatKindOf(trip.vesselKind);
  const rank = ({ verdict, outlook }: WindRisk) =>
    windVerdicts.indexOf(verdict) * 100 + outlook.beaufort;
  const risks = watersOf({ ports, timetable }, origin, calls).flatMap(
    ({ area, date }): WindRisk[] => {
      const outlook = outlookIn(report, area, date);
      const verdict = outlook?.[kind] ?? 'sails';
      return outlook && verdict !== 'sails' ? [{ date, area, outlook, verdict }] : [];
    },
  );
  return risks.sort((one, other) => rank(other) - rank(one))[0];
}

/** Tests whether the forecast has an outlook for all the water of a boat's way; parameters as for {@link windRiskOf}. */
export const hasOutlook = (
  source: Source,
  report: WeatherReport,
  { origin }: Pick<Sailing, 'trip' | 'origin'>,
  calls: readonly PortCall[],
): boolean =>
  report.at !== null &&
  watersOf(source, origin, calls).every(({ area, date }) => outlookIn(report, area, date) !== null);

/** The water that a boat crosses, with the day on which it does. */
function watersOf(
  { ports, timetable }: Source,
  origin: EpochMinutes,
  calls: readonly PortCall[],
): { area: SeaAreaId; date: IsoDate }[] {
  return calls.flatMap((call, index) => {
    const [from, to] = [ports.get(call.portId), ports.get(calls[index + 1]?.portId ?? '')];
    if (!from || !to) return [];
    const date = timetable.clock.dateOf(timetable.clock.dayAt(origin + call.departure));
    return crossedAreas(from, to).map((area) => ({ area, date }));
  });
}

const crossed = new WeakMap<Port, WeakMap<Port, readonly SeaAreaId[]>>();

/** The same crossings are sailed every day. */
function crossedAreas(from: Port, to: Port): readonly SeaAreaId[] {
  const known = crossed.get(from) ?? new WeakMap<Port, readonly SeaAreaId[]>();
  crossed.set(from, known);
  const areas = known.get(to) ?? areasBetween(from.position, to.position);
  known.set(to, areas);
  return areas;
}
