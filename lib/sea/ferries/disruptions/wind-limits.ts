import type { IsoDate } from '@/lib/foundation/time/types';
import { areasBetween } from '@/lib/records/weather/areas-between';
import type { WeatherReport } from '@/lib/records/weather/forecast/report';
import type { SeaAreaId } from '@/lib/records/weather/sea-areas';
import { type WindVerdict, windVerdicts } from '@/lib/sea/ferries/ferry-guide/wind-scale';
import { outlookIn } from '@/lib/sea/ferries/sailing-weather/crossing';
import { boatKindOf, type Outlook, severity } from '@/lib/sea/ferries/sailing-weather/outlook';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import type { Port } from '@/lib/sea/timetable/types';
import { doubtfulLines, type Sailing } from './doubtful-lines';
import type { WindLimit } from './types';

type Source = Pick<FerryNetwork, 'ports' | 'timetable'>;

interface Risk {
  readonly date: IsoDate;
  readonly area: SeaAreaId;
  readonly outlook: Outlook;
  readonly verdict: WindVerdict;
  readonly sailing: Sailing;
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
  const risks = sailings.flatMap((sailing) => riskOf(network, report, sailing) ?? []);
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

/** The leg of a boat that its kind is likeliest not to sail; undefined if it sails all of them. */
function riskOf(
  { ports, timetable }: Source,
  report: WeatherReport,
  sailing: Sailing,
): Risk | undefined {
  const { trip, origin } = sailing;
  const kind = boatKindOf(trip.vesselKind);
  const rank = ({ verdict, outlook }: Risk) =>
    windVerdicts.indexOf(verdict) * 100 + outlook.beaufort;
  const risks = trip.calls.flatMap((call, index): Risk[] => {
    const [from, to] = [ports.get(call.portId), ports.get(trip.calls[index + 1]?.portId ?? '')];
    if (!from || !to) return [];
    const date = timetable.clock.dateOf(timetable.clock.dayAt(origin + call.departure));
    return crossedAreas(from, to).flatMap((area) => {
      const outlook = outlookIn(report, area, date);
      const verdict = outlook?.[kind] ?? 'sails';
      return outlook && verdict !== 'sails' ? [{ date, area, outlook, verdict, sailing }] : [];
    });
  });
  return risks.sort((one, other) => rank(other) - rank(one))[0];
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
