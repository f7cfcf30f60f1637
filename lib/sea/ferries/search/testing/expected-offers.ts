import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { endOf } from '../ends';
import type { OfferFilter } from '../offer-filter';
import type { Offer } from '../offers';
import { offersOfDay } from '../offers-of-day';
import { fareBooks, shownOfDay, textOfValues, waysOfTwoDays } from './all-ways';

const { feed, timetable, ...network } = ferryNetwork();
const fareOf = fareBooks(feed);
const islandPorts = new Set(
  feed.stations
    .filter(({ id }) => (islandSlugs as readonly string[]).includes(id))
    .flatMap(({ portIds }) => portIds),
);

/** Search on the shipped timetable. */
export interface Question {
  from: string;
  to: string;
  date: string;
  car?: true;
  passengers?: number;
  filter?: OfferFilter;
}

export function endsOf({ from, to }: Question) {
  const [a, b] = [endOf(network, from), endOf(network, to)];
  if (!a || !b) throw new Error(`${from} or ${to} is not in the timetable`);
  return { from: a, to: b };
}

/** Offers of the product's search. */
export function offersOf(question: Question): readonly Offer[] {
  const { date, car, passengers = 1, filter = {} } = question;
  const asker = { passengers, filter, ...(car ? { vehicle: 'car' as const } : {}) };
  return offersOfDay(timetable, endsOf(question), date, asker).offers;
}

/** Expected result under ADR 42 and ADR 64, from the exhaustive search. */
export function expected(question: Question): string[] {
  const { date, car = false, passengers = 1, filter = {} } = question;
  const { from, to } = endsOf(question);
  const none = Number.POSITIVE_INFINITY;
  const all = (byIslands: boolean) =>
    waysOfTwoDays(feed, fareOf, [from.portIds, to.portIds, date], {
      passengers,
      withCar: car,
      mayBoard: ({ takesVehicles, vesselKind }) =>
        (!car || takesVehicles) && (filter.kinds?.includes(vesselKind) ?? true),
      mayLeaveAt: (clock) =>
        clock >= (filter.leavesFrom ?? '') && clock < (filter.leavesBefore ?? '25'),
      mayChangeIn: (port) => !byIslands || islandPorts.has(port),
      longestWait: filter.maxWait ?? none,
      longestWay: filter.maxMinutes ?? none,
      highestFare: filter.maxCents ?? none,
      mostBoats: filter.directOnly ? 1 : 4,
    });
  return shownOfDay(all(true), all(false), date);
}

/** Values of offers in the form of {@link expected}. */
export function valuesOf(offers: readonly Offer[]): string[] {
  const values = offers.map(({ journey, perPerson, total }) => {
    const { departure, arrival, transfers: changes } = journey;
    const cents = perPerson ?? Number.POSITIVE_INFINITY;
    const partyCents = total ?? Number.POSITIVE_INFINITY;
    return textOfValues({ departure, arrival, changes, cents, partyCents });
  });
  return [...new Set(values)].sort();
}
