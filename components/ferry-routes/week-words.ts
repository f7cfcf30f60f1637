import { formatEuros } from '@/lib/foundation/i18n/format';
import { hoursRange } from '@/lib/sea/ferries/connections/hours-range';
import type {
  RouteFacts,
  RouteLeg,
  RouteSailing,
  RouteWeek,
} from '@/lib/sea/ferries/ferry-routes/types';
import { clock, daysText, placeOf, type RouteContext, stops } from './format';

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
  /** Number of boats and days, or that none sails. */
  readonly summary: string;
}

export function weekWords(context: RouteContext, week: RouteWeek, name: string): WeekWords {
  const { t, facts, locale } = context;
  const title = t(`weeks.${week.season}`, placeOf('to', facts.to, locale));
  return {
    season: week.season,
    title,
    label: `${title} (${name})`,
    rows: week.sailings.map((sailing, index) => rowWords(context, sailing, index)),
    summary: summaryOf(context, week),
  };
}

function summaryOf({ t, facts, locale }: RouteContext, week: RouteWeek): string {
  const { boats, days, firstBoat, lastBoat } = week;
  if (firstBoat === null || !lastBoat) return t('weeks.none', placeOf('to', facts.to, locale));
  return t('weeks.sum', {
    ...placeOf('from', facts.from, locale),
    ...{ boats, days, first: clock(firstBoat), last: clock(lastBoat[1]) },
  });
}

/** Vessel of a leg, blank where the timetable names none. */
export const vesselOf = ({ network }: Pick<RouteFacts, 'network'>, { tripId }: RouteLeg): string =>
  network.trips.get(tripId)?.vessel ?? '';

/** Vessel of a leg, with its company where the name does not begin with it. */
function vesselName({ facts, locale }: RouteContext, leg: RouteLeg): string {
  const { network } = facts;
  const operator = network.operators.get(network.lines.get(leg.lineId)?.operatorId ?? '');
  const company = operator?.name[locale] ?? '';
  const vessel = vesselOf(facts, leg);
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
      ...legs.map((leg) => (second ? vesselOf(facts, leg) : vesselName(context, leg))),
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
