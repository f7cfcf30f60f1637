import { isIslandSlug } from '../../../foundation/ids/island-slugs.ts';
import { daysBetween, isDate, minutesPerDay } from '../../../foundation/time/days.ts';
import { fareClassesOf } from '../../timetable/engine/tariffs.ts';
import type { Timetable } from '../../timetable/engine/timetable.ts';
import { airportPorts } from './gateways.ts';
import { type Gateway, mostTravellers, type PlanRequest } from './request.ts';

/** Fields of a request that can be at fault. */
export type PlanField =
  | 'start'
  | 'end'
  | 'firstDay'
  | 'lastDay'
  | 'islands'
  | 'choose'
  | 'order'
  | 'locks'
  | 'wishes'
  | 'restrictions'
  | 'flight'
  | 'party';

export type PlanErrorCode =
  | 'unknown-place'
  | 'not-a-date'
  | 'end-before-start'
  | 'range-too-long'
  | 'outside-timetable'
  | 'no-islands'
  | 'too-many-islands'
  | 'unknown-island'
  | 'same-island-twice'
  | 'nights-out-of-range'
  | 'min-above-max'
  | 'too-many-nights'
  | 'choose-out-of-range'
  | 'order-does-not-match'
  | 'lock-does-not-match'
  | 'unknown-trip'
  | 'flight-elsewhere'
  | 'not-a-time'
  | 'weight-out-of-range'
  | 'before-not-later'
  | 'party-out-of-range'
  | 'unknown-class';

export interface PlanError {
  readonly field: PlanField;
  readonly code: PlanErrorCode;
  /** Index in `islands` or `locks`. */
  readonly index?: number;
}

/** Longest range of dates in days. */
const longestRange = 60;
const mostIslands = 24;
const mostNights = 30;

/** Validates a request. Returns its errors by field, empty if it can be solved. Never throws. */
export function validate({ feed }: Timetable, request: PlanRequest): PlanError[] {
  const errors: PlanError[] = [];
  const fault = (field: PlanField, code: PlanErrorCode, index?: number) =>
    errors.push({ field, code, ...(index === undefined ? {} : { index }) });
  const ports = new Set(feed.ports.map(({ id }) => id));
  const stations = new Set(feed.stations.map(({ id }) => id));
  const known = ({ airport, place }: Gateway) =>
    airport !== undefined
      ? (airportPorts[airport] ?? []).some(({ port }) => ports.has(port))
      : stations.has(place);

  if (!known(request.start)) fault('start', 'unknown-place');
  if (!known(request.end)) fault('end', 'unknown-place');
  const range = rangeErrors(request, feed.info);
  errors.push(...range);
  const islands = islandErrors(request, stations);
  errors.push(...islands);
  const days = range.length > 0 ? undefined : daysBetween(request.firstDay, request.lastDay) + 1;
  // Several islands that need too many nights together are no error: fewer of them may fit.
  const isTooLong = request.islands.some(
    ({ required, minNights }) => required && minNights >= (days ?? Infinity),
  );
  if (isTooLong && islands.length === 0) fault('islands', 'too-many-nights');

  const optional = request.islands.filter(({ required }) => !required).length;
  const { choose } = request;
  if (
    typeof choose === 'number' &&
    !(Number.isInteger(choose) && choose >= 0 && choose <= optional)
  ) {
    fault('choose', 'choose-out-of-range');
  }
  errors.push(...orderErrors(request), ...lockErrors(request, feed.trips));
  const weights = Object.values(request.wishes.weights ?? {});
  if (weights.some((weight) => !Number.isInteger(weight) || weight < 0 || weight > 1_000_000)) {
    fault('wishes', 'weight-out-of-range');
  }
  const { leavesFrom = '', leavesBefore = '24:00' } = request.restrictions ?? {};
  if (leavesBefore <= leavesFrom) fault('restrictions', 'before-not-later');
  errors.push(...flightErrors(request));
  const { adults, children } = request.party;
  const whole = Number.isInteger(adults) && Number.isInteger(children);
  if (!whole || adults < 1 || children < 0 || adults + children > mostTravellers) {
    fault('party', 'party-out-of-range');
  }
  const { fareClass } = request.party;
  if (fareClass !== undefined && !fareClassesOf(feed).includes(fareClass)) {
    fault('party', 'unknown-class');
  }
  return errors;
}

/** True if the required islands need more nights than the dates of a valid request have. */
export function needsMoreNights({ islands, firstDay, lastDay }: PlanRequest): boolean {
  const least = islands.reduce((sum, wish) => sum + (wish.required ? wish.minNights : 0), 0);
  return least > daysBetween(firstDay, lastDay);
}

function rangeErrors({ firstDay, lastDay }: PlanRequest, info: Timetable['feed']['info']) {
  const errors: PlanError[] = [];
  if (!isDate(firstDay)) errors.push({ field: 'firstDay', code: 'not-a-date' });
  if (!isDate(lastDay)) errors.push({ field: 'lastDay', code: 'not-a-date' });
  if (errors.length > 0) return errors;
  if (firstDay < info.start || firstDay > info.end) {
    errors.push({ field: 'firstDay', code: 'outside-timetable' });
  }
  if (lastDay < info.start || lastDay > info.end) {
    errors.push({ field: 'lastDay', code: 'outside-timetable' });
  }
  // Dates outside the timetable are reported without checking their range.
  if (errors.length > 0) return errors;
  if (lastDay < firstDay) return [{ field: 'lastDay', code: 'end-before-start' }] as const;
  return daysBetween(firstDay, lastDay) + 1 > longestRange
    ? ([{ field: 'lastDay', code: 'range-too-long' }] as const)
    : [];
}

function islandErrors({ islands }: PlanRequest, stations: ReadonlySet<string>): PlanError[] {
  if (islands.length === 0) return [{ field: 'islands', code: 'no-islands' }];
  if (islands.length > mostIslands) return [{ field: 'islands', code: 'too-many-islands' }];
  return islands.flatMap(({ island, minNights, maxNights }, index) => {
    const codes: PlanErrorCode[] = [];
    if (!isIslandSlug(island) || !stations.has(island)) codes.push('unknown-island');
    if (islands.findIndex((other) => other.island === island) < index)
      codes.push('same-island-twice');
    const inRange = (nights: number) =>
      Number.isInteger(nights) && nights >= 1 && nights <= mostNights;
    if (!inRange(minNights) || !inRange(maxNights)) codes.push('nights-out-of-range');
    else if (minNights > maxNights) codes.push('min-above-max');
    return codes.map((code): PlanError => ({ field: 'islands', code, index }));
  });
}

function orderErrors({ order, islands }: PlanRequest): PlanError[] {
  if (!order) return [];
  const known = new Set(islands.map(({ island }) => island));
  const matches =
    order.length > 0 &&
    new Set(order).size === order.length &&
    order.every((island) => known.has(island)) &&
    islands.every(({ island, required }) => !required || order.includes(island));
  return matches ? [] : [{ field: 'order', code: 'order-does-not-match' }];
}

function lockErrors(
  { locks, islands, order, firstDay, lastDay }: PlanRequest,
  trips: readonly { id: string }[],
) {
  const visited = new Set<string>(order ?? islands.map(({ island }) => island));
  return locks.flatMap((lock, index): PlanError[] => {
    const wrong =
      (lock.from !== 'start' && !visited.has(lock.from)) ||
      (lock.to !== 'end' && !visited.has(lock.to)) ||
      (lock.from as string) === lock.to ||
      (lock.from === 'start' && lock.to === 'end') ||
      !isDate(lock.date) ||
      lock.date < firstDay ||
      lock.date > lastDay ||
      locks.some((other, at) => at < index && (other.from === lock.from || other.to === lock.to));
    if (wrong) return [{ field: 'locks', code: 'lock-does-not-match', index }];
    const { tripIds } = lock;
    const unknown =
      tripIds &&
      (tripIds.length < 1 ||
        tripIds.length > 4 ||
        tripIds.some((id) => !trips.some((trip) => trip.id === id)));
    return unknown ? [{ field: 'locks', code: 'unknown-trip', index }] : [];
  });
}

function flightErrors({ flight, end, firstDay }: PlanRequest): PlanError[] {
  if (!flight) return [];
  const { departure, bufferMinutes = 180 } = flight;
  const isTime = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/.test(departure);
  if (!isTime || !isDate(departure.slice(0, 10))) return [{ field: 'flight', code: 'not-a-time' }];
  if (flight.airport !== end.airport) return [{ field: 'flight', code: 'flight-elsewhere' }];
  if (departure.slice(0, 10) < firstDay) return [{ field: 'flight', code: 'end-before-start' }];
  const buffer =
    Number.isInteger(bufferMinutes) && bufferMinutes >= 0 && bufferMinutes <= minutesPerDay;
  return buffer ? [] : [{ field: 'flight', code: 'not-a-time' }];
}
