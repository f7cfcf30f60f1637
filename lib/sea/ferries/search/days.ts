import { addDays, dayOf, daysBetween } from '@/lib/foundation/time/days';
import type { EpochMinutes, IsoDate } from '@/lib/foundation/time/types';
import type { SailingDay } from '@/lib/sea/timetable/engine/sailing-days';
import { inClass } from '@/lib/sea/timetable/engine/tariffs';
import type { Timetable } from '@/lib/sea/timetable/engine/timetable';
import type { Station } from '@/lib/sea/timetable/types';
import type { DayRange } from './crossing-days';
import { directJourneys } from './direct-journeys';
import { type Asker, restrictionsOf } from './offer-filter';
import {
  type CrossingEnds,
  directOffersOf,
  hasOffers,
  isRuledOut,
  offersOfDay,
} from './offers-of-day';
import type { CrossingQuery } from './read-search';

/** Days before and after the requested one in the strip; more on one side when the other has too few. */
const around = { fortnight: 7, week: 3 };
/** Range searched for a nearer day with a boat, days. */
const nearestWithin = 35;

/** Largest number of other places of departure shown. */
const mostOrigins = 6;

/**
 * Days with boats still to come: from today, by the clock of the ports, to the end of the
 * timetable.
 */
export function openDays({ clock, feed }: Timetable, at: EpochMinutes): DayRange {
  const { start, end } = feed.info;
  const [, first = start] = [clock.dateOf(clock.dayAt(at)), start].sort();
  return { first, last: end };
}

/** Finds the sailings on a day of a crossing. */
export type LookAtDay = (date: IsoDate) => SailingDay;

/**
 * Returns for each day the result of its own search: the number of direct boats, and whether any journey exists. Days
 * with the same boats on them and on the day after are searched only once.
 */
export function lookAtDays(timetable: Timetable, ends: CrossingEnds, asker: Asker): LookAtDay {
  if (isRuledOut(timetable, ends, asker)) return (date) => ({ date, direct: 0, reachable: false });
  const directOn = directOffersOf(timetable, ends, asker);
  const numbers = new Map<unknown, number>();
  const numberOf = (block: unknown) => {
    const number = numbers.get(block) ?? numbers.size;
    numbers.set(block, number);
    return number;
  };
  const known = new Map<string, Omit<SailingDay, 'date'>>();
  return (date) => {
    const [today, next] = [0, 1].map((later) => timetable.connectionsOn(dayOf(date) + later));
    if (!today || !next) throw new Error(`No day ${date}`);
    const key = `${numberOf(today.block)} ${numberOf(next.block)} ${next.origin - today.origin}`;
    let found = known.get(key);
    if (!found) {
      const direct = directOn(date).length;
      found = { direct, reachable: direct > 0 || hasOffers(timetable, ends, date, asker) };
      known.set(key, found);
    }
    return { date, ...found };
  };
}

/** The days of a range, from the first on or from the last back. */
function* days(look: LookAtDay, { first, last }: DayRange, step: 1 | -1 = 1) {
  const count = daysBetween(first, last) + 1;
  for (let index = 0; index < count; index += 1) {
    yield look(step === 1 ? addDays(first, index) : addDays(last, -index));
  }
}

const within = ({ first, last }: DayRange, from: IsoDate, to: IsoDate): DayRange => ({
  first: from < first ? first : from,
  last: to > last ? last : to,
});

/** Sailings on the days around one: fifteen of the possible days, or seven, or all where there are fewer. */
export function daysAround(
  look: LookAtDay,
  date: IsoDate,
  possible: DayRange,
  reach: keyof typeof around = 'fortnight',
): SailingDay[] {
  const side = around[reach];
  const [wanted = date] = [addDays(date, -side), addDays(possible.last, -2 * side)].sort();
  const { first } = within(possible, wanted, possible.last);
  const range = within(possible, first, addDays(first, 2 * side));
  return [...days(look, range)];
}

/**
 * The last possible day before one and the first after it on which the party can travel; undefined beyond five
 * weeks.
 */
export function nearestDays(look: LookAtDay, date: IsoDate, possible: DayRange) {
  // For a day that has passed, the nearest days are the coming ones.
  const from = date < possible.first ? addDays(possible.first, -1) : date;
  const near = (first: number, last: number, step: 1 | -1) => {
    const range = within(possible, addDays(from, first), addDays(from, last));
    for (const day of days(look, range, step)) {
      if (day.reachable) return day.date;
    }
    return undefined;
  };
  return { before: near(-nearestWithin, -1, -1), after: near(1, nearestWithin, 1) };
}

/** The first day from now on with a boat the party can still catch; undefined when the timetable has none. */
export function nextDay(
  timetable: Timetable,
  ends: CrossingEnds,
  asker: Asker,
  at: EpochMinutes,
): IsoDate | undefined {
  const { first, last } = openDays(timetable, at);
  if (first > last) return undefined;
  const { offers } = offersOfDay(timetable, ends, first, asker);
  if (offers.some(({ journey }) => journey.departure >= at)) return first;
  const look = lookAtDays(timetable, ends, asker);
  for (const day of days(look, { first: addDays(first, 1), last })) {
    if (day.reachable) return day.date;
  }
  return undefined;
}

/** Other places from which a boat takes the party to the same one on a day without a change, the most boats first. */
export function otherOrigins(
  timetable: Timetable,
  { from, to, date }: CrossingQuery,
  asker: Asker,
): Station[] {
  const { stations } = timetable.feed;
  const apart = new Set([...from.portIds, ...to.portIds]);
  const restrictions = restrictionsOf(asker);
  const priced = inClass(timetable, asker.fareClass);
  return stations
    .filter(({ portIds }) => !portIds.some((id) => apart.has(id)))
    .map((place) => ({
      place,
      direct: directJourneys(priced, place.portIds, to.portIds, date, restrictions).length,
    }))
    .filter(({ direct }) => direct > 0)
    .sort((a, b) => b.direct - a.direct)
    .slice(0, mostOrigins)
    .map(({ place }) => place);
}
