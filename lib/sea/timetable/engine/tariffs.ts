import type { Fare, FerryFeed, Tariff } from '../types.ts';
import { centsByIndex, unknownFare } from './fare-table.ts';
import type { Timetable } from './timetable.ts';

/** Names of the fare classes in the feed; empty for most feeds. */
export function fareClassesOf({ tariffs = [] }: FerryFeed): string[] {
  const named = tariffs.flatMap(({ rider, fareClass }) => (rider === 'adult' ? fareClass : []));
  return named.filter(Boolean);
}

/** Fares of a tariff; undefined if the feed has none. */
export function faresOf(
  { tariffs = [] }: FerryFeed,
  rider: Tariff['rider'],
  fareClass: string,
): readonly Fare[] | undefined {
  return tariffs.find((tariff) => tariff.rider === rider && tariff.fareClass === fareClass)?.fares;
}

const childFares = new WeakMap<FerryFeed, Map<string, number>>();
const childKey = (fareClass: string, { lineId, from, to }: Omit<Fare, 'cents'>) =>
  `${fareClass} ${lineId} ${from} ${to}`;

/** Child fare in cents for a class, blank for the ordinary fare; null if the feed has none. */
export function childFareOf(feed: FerryFeed, fareClass: string, leg: Omit<Fare, 'cents'>) {
  let known = childFares.get(feed);
  if (!known) {
    known = new Map(
      (feed.tariffs ?? []).flatMap(({ rider, fareClass: of, fares }) =>
        rider === 'child' ? fares.map((fare) => [childKey(of, fare), fare.cents] as const) : [],
      ),
    );
    childFares.set(feed, known);
  }
  return known.get(childKey(fareClass, leg)) ?? null;
}

const byTimetable = new WeakMap<Timetable, Map<string, Timetable>>();

/**
 * Returns the timetable with the adult fares of a class, unknown where the class is not sold.
 * Searches and pricing use it like any timetable.
 */
export function inClass(timetable: Timetable, fareClass: string | undefined): Timetable {
  const fares = fareClass ? faresOf(timetable.feed, 'adult', fareClass) : undefined;
  if (!fareClass || !fares || timetable.fareClass === fareClass) return timetable;
  const kept = byTimetable.get(timetable) ?? new Map<string, Timetable>();
  byTimetable.set(timetable, kept);
  const known = kept.get(fareClass);
  if (known) return known;
  const { feed, fares: table } = timetable;
  const cents = centsByIndex(feed, table, fares);
  const found = { ...timetable, fareClass, fares: { ...table, cents } };
  kept.set(fareClass, found);
  return found;
}

/**
 * Default child fare (five to ten years): half the adult fare, as is usual in Greece, in whole
 * cents.
 */
export const halfFare = (adultCents: number): number => Math.round(adultCents / 2);

const childCents = new WeakMap<Int32Array, Int32Array>();

/**
 * Child fares with the indices of the adult fares; `unknownFare` if the adult fare is unknown too.
 */
export function childCentsOf({ feed, fares, fareClass = '' }: Timetable): Int32Array {
  const known = childCents.get(fares.cents);
  if (known) return known;
  const childFares = faresOf(feed, 'child', fareClass);
  const own = childFares && centsByIndex(feed, fares, childFares);
  const cents = fares.cents.map((adult, index) => {
    const child = own?.[index] ?? unknownFare;
    if (child !== unknownFare) return child;
    return adult === unknownFare ? unknownFare : halfFare(adult);
  });
  childCents.set(fares.cents, cents);
  return cents;
}
