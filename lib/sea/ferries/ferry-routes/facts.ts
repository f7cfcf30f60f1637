import { seaRoute } from '@/lib/foundation/geo/sea-routes';
import { addDays, mondayFrom } from '@/lib/foundation/time/days';
import { distinctOrigins } from '@/lib/sea/timetable/engine/fare-origins';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import { type Station, type VesselKind, vesselKinds } from '@/lib/sea/timetable/types';
import { seasonWeeks } from '../connections/season-weeks';
import { boatsByMonth } from './boats-by-month';
import { daysOfWeek, directOf, type JourneysOfDay, withOneChange } from './journeys';
import { departuresOf } from './rows';
import type {
  RouteByChange,
  RouteFacts,
  RouteKind,
  RouteLeg,
  RouteSailing,
  RouteWeek,
} from './types';
import { typicalWeek } from './typical-week';

/** Days from the first of a month to the week that represents it. */
const intoMonth = 8;

/** Facts of a way; undefined if a week of summer and one of winter have none. */
export function routeFacts(
  network: FerryNetwork,
  from: Station,
  to: Station,
  isDirect: boolean,
): RouteFacts | undefined {
  const { timetable } = network;
  const journeys = (isDirect ? directOf : withOneChange)(timetable, from, to);
  const weekOf = (season: RouteWeek['season'], ways: JourneysOfDay) => {
    const week = seasonWeeks(timetable.feed).find((one) => one.season === season);
    return week && typicalWeek(timetable, season, week.monday, ways);
  };
  const [summer, winter] = [weekOf('summer', journeys), weekOf('winter', journeys)];
  if (!summer || !winter) return undefined;
  const sailings = [...summer.sailings, ...winter.sailings];
  const minutes = rangeOf(sailings.map(lengthOf));
  if (!minutes) return undefined;
  const legs = sailings.flatMap((sailing) => sailing.legs);
  const mainLegs = mainLegsOf(summer.sailings.length > 0 ? summer.sailings : winter.sailings);
  const cars = sailings.flatMap(carCentsOf);
  const changed =
    isDirect && winter.boats === 0 ? weekOf('winter', withOneChange(timetable, from, to)) : null;
  return {
    from,
    to,
    isDirect,
    months: isDirect
      ? boatsByMonth(timetable.feed, from.id, to.id)
      : daysByMonth(network, `${from.id} ${to.id}`, journeys),
    summer,
    winter,
    minutes,
    cents: rangeOf(sailings.flatMap(({ cents }) => cents ?? [])),
    fareOrigins: distinctOrigins(legs.map((leg) => network.fareOrigin(leg))),
    carCents: cars.length > 0 ? Math.min(...cars) : null,
    kinds: kindsOf(sailings),
    allKinds: vesselKinds.filter((kind) => legs.some((leg) => leg.kind === kind)),
    operators: byWeight(sailings, ({ lineId }) => network.lines.get(lineId)?.operatorId).flatMap(
      (id) => network.operators.get(id) ?? [],
    ),
    portsFrom: byWeight(sailings, (leg, at) => (at === 0 ? leg.from : undefined)),
    portsTo: byWeight(sailings, (leg, at, all) => (at === all - 1 ? leg.to : undefined)),
    changes: changesOf(sailings),
    winterByChange: changed ? byChange(changed) : null,
    mainLegs,
    miles: milesOf(mainLegs),
    network,
  };
}

const changesOf = (sailings: readonly RouteSailing[]) =>
  byWeight(sailings, (leg, at) => (at > 0 ? leg.from : undefined));

function byChange({ sailings, days }: RouteWeek): RouteByChange | null {
  const [port] = changesOf(sailings);
  return port ? { port, minutes: Math.min(...sailings.map(lengthOf)), days } : null;
}

const lengthOf = ({ departure, arrival }: RouteSailing) => arrival - departure;

function rangeOf(values: readonly number[]): readonly [number, number] | null {
  return values.length > 0 ? [Math.min(...values), Math.max(...values)] : null;
}

/** Fares of a car over all legs; none where a boat takes no car. */
function carCentsOf({ legs }: RouteSailing): number[] {
  const fares = legs.flatMap(({ carCents }) => carCents ?? []);
  return fares.length === legs.length ? [fares.reduce((sum, cents) => sum + cents, 0)] : [];
}

function kindsOf(sailings: readonly RouteSailing[]): RouteKind[] {
  const pure = (kind: VesselKind) =>
    sailings.filter(({ legs }) => legs.every((leg) => leg.kind === kind));
  return vesselKinds
    .flatMap((kind): RouteKind[] => {
      const minutes = rangeOf(pure(kind).map(lengthOf));
      const cents = rangeOf(pure(kind).flatMap((sailing) => sailing.cents ?? []));
      return minutes ? [{ kind, minutes, cents }] : [];
    })
    .toSorted((a, b) => a.minutes[0] - b.minutes[0]);
}

/** Values of legs by the number of departures, the highest first. */
function byWeight(
  sailings: readonly RouteSailing[],
  tally: (leg: RouteLeg, at: number, all: number) => string | undefined,
): string[] {
  const weights = new Map<string, number>();
  for (const sailing of sailings) {
    sailing.legs.forEach((leg, at) => {
      const value = tally(leg, at, sailing.legs.length);
      if (value === undefined) return;
      weights.set(value, (weights.get(value) ?? 0) + departuresOf(sailing));
    });
  }
  return [...weights].sort((a, b) => b[1] - a[1]).map(([value]) => value);
}

/** Legs of the way with the most departures; the fastest one if several have as many. */
function mainLegsOf(sailings: readonly RouteSailing[]): readonly RouteLeg[] {
  const pathOf = ({ legs }: RouteSailing) => legs.map(({ calls }) => calls.join()).join(' ');
  const ways = [...Map.groupBy(sailings, pathOf).values()].map((own) => ({
    boats: own.reduce((sum, sailing) => sum + departuresOf(sailing), 0),
    fastest: own.toSorted((a, b) => lengthOf(a) - lengthOf(b))[0],
  }));
  const [best] = ways.sort((a, b) => b.boats - a.boats);
  return best?.fastest?.legs ?? [];
}

function milesOf(legs: readonly RouteLeg[]): number {
  const steps = legs.flatMap(({ calls }) =>
    calls.slice(1).map((port, index) => seaRoute(calls[index] ?? '', port)?.miles ?? 0),
  );
  return steps.reduce((sum, miles) => sum + miles, 0);
}

/** Days a week with a way, by calendar month, from a week of each. */
function daysByMonth({ timetable, info }: FerryNetwork, name: string, journeys: JourneysOfDay) {
  const months = Array.from({ length: 12 }, () => 0);
  const [first, last] = [info.start, info.end].map(
    (date) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1,
  ) as [number, number];
  for (let month = first; month <= last; month += 1) {
    const begin = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
    const monday = mondayFrom(addDays(begin, intoMonth));
    months[month % 12] = daysOfWeek(timetable, name, monday, journeys);
  }
  return months;
}
