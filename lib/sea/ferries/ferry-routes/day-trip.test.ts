import { bestDayTrip } from './day-trip';
import type { RouteSailing, RouteWeek } from './types';

const daysOf = (text: string) => Array.from({ length: 7 }, (_, day) => text.includes(`${day + 1}`));

const sailing = (days: string, departure: number, arrival: number): RouteSailing => ({
  days: daysOf(days),
  departure,
  arrival,
  legs: [],
  cents: null,
});

const week = (...sailings: RouteSailing[]): RouteWeek => ({
  season: 'summer',
  sailings,
  boats: sailings.length,
  days: 7,
  firstBoat: null,
  lastBoat: null,
});

it('uses the day with the most hours ashore', () => {
  const there = week(sailing('12', 480, 540), sailing('3', 600, 660));
  const back = week(sailing('1', 900, 960), sailing('2', 1020, 1080), sailing('3', 1080, 1140));
  expect(bestDayTrip(there, back)).toEqual({ out: 480, arrival: 540, back: 1020 });
});

it('counts the departures of a shuttle', () => {
  const shuttle = { ...sailing('1234567', 420, 430), repeats: { every: 30, last: 1410 } };
  expect(bestDayTrip(week(shuttle), week(shuttle))).toEqual({ out: 420, arrival: 430, back: 1410 });
});

it('finds none if outbound and return boats never sail on the same day', () => {
  expect(bestDayTrip(week(sailing('1', 480, 540)), week(sailing('2', 900, 960)))).toBeUndefined();
  expect(bestDayTrip(week(sailing('1', 800, 960)), week(sailing('1', 900, 990)))).toBeUndefined();
  expect(bestDayTrip(week(sailing('1', 200, 260)), week(sailing('1', 900, 960)))).toBeUndefined();
});
