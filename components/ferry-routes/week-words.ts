import { formatEuros } from '@/lib/foundation/i18n/format';
import { hoursRange } from '@/lib/sea/ferries/connections/hours-range';
import type { RouteLeg, RouteSailing, RouteWeek } from '@/lib/sea/ferries/route-facts/types';
import { clock, daysText, type RouteContext, stops } from './format';

/** A row of the table of a week. */
export interface RowWords {
  readonly id: string;
  readonly leaves: string;
  readonly arrives: string;
  /** Time on board, and between departures of a boat that goes back and forth. */
  readonly notes: readonly string[];
  /** Vessel and company, one for each boat. */
  readonly boats: readonly string[];
  readonly days: string;
  readonly fare: string;
}

export interface WeekWords {
  readonly season: RouteWeek['season'];
  readonly title: string;
  readonly label: string;
  readonly rows: readonly RowWords[];
  readonly none: string;
}

export function weekWords(context: RouteContext, week: RouteWeek, name: string): WeekWords {
  const { t } = context;
  const title = t(`weeks.${week.season}`);
  return {
    season: week.season,
    title,
    label: `${title}: ${name}`,
    rows: week.sailings.map((sailing, index) => rowWords(context, sailing, index)),
    none: t('weeks.none'),
  };
}

/** Vessel of a leg, with its company where the name does not begin with it. */
export function vesselName({ facts, locale }: RouteContext, { tripId, lineId }: RouteLeg): string {
  const { network } = facts;
  const operator = network.operators.get(network.lines.get(lineId)?.operatorId ?? '');
  const company = operator?.name[locale] ?? '';
  const vessel = network.trips.get(tripId)?.vessel ?? '';
  const [brand = company] = company.split(' ');
  if (vessel === '') return company;
  return vessel.startsWith(brand) ? vessel : `${vessel} (${company})`;
}

function rowWords(context: RouteContext, sailing: RouteSailing, index: number): RowWords {
  const { t, facts, locale } = context;
  const { departure, arrival, legs, cents, repeats } = sailing;
  const [first, second] = legs;
  return {
    id: `${index}-${departure}`,
    leaves: clock(departure),
    arrives: arrival >= 1440 ? `${clock(arrival)} ${t('weeks.nextDay')}` : clock(arrival),
    notes: [
      hoursRange([arrival - departure, arrival - departure]),
      ...(repeats ? [t('weeks.repeats', { every: repeats.every, last: clock(repeats.last) })] : []),
    ],
    boats: [
      ...legs.map((leg) => vesselName(context, leg)),
      ...(first && second
        ? [
            t('weeks.change', {
              arrival: clock(first.arrival),
              port: stops(facts, [second.from], locale).join(),
              departure: clock(second.departure),
            }),
          ]
        : []),
    ],
    days: daysText(sailing, context),
    fare: cents === null ? t('days.none') : formatEuros(cents, locale),
  };
}
