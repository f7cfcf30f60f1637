import { earliestArrival, latestDeparture } from './best-journey.ts';
import { timetableOf, utc } from './testing/small-timetable.ts';

test('morning boats keep their local time on the days the clocks change', () => {
  const timetable = timetableOf({
    trips: { day: 'a 07:25 > b 11:05', night: 'a 02:00 > b 05:00' },
  });
  const departure = (midnight: string) =>
    latestDeparture(timetable, {
      from: ['a'],
      to: ['b'],
      arriveBy: utc(midnight) + 900,
      withinMinutes: 720,
    })?.departure;
  expect(departure('2027-03-27T22:00')).toBe(utc('2027-03-28T04:25'));
  expect(departure('2027-10-30T21:00')).toBe(utc('2027-10-31T05:25'));
});

test('a boat on the night when clocks change counts from noon minus twelve hours', () => {
  const timetable = timetableOf({ trips: { night: 'a 02:00 > b 05:00' } });
  const journey = earliestArrival(timetable, {
    from: ['a'],
    to: ['b'],
    departAfter: utc('2027-03-27T22:00'),
    withinMinutes: 600,
  });
  expect(journey).toMatchObject({
    departure: utc('2027-03-27T23:00'),
    legs: [{ serviceDay: '2027-03-28' }],
  });
});

test('a boat just after the start of the day when summer time starts leaves before its midnight', () => {
  const timetable = timetableOf({ trips: { first: 'a 00:30 > b 02:00' } });
  const journey = earliestArrival(timetable, {
    from: ['a'],
    to: ['b'],
    departAfter: utc('2027-03-27T21:05'),
    withinMinutes: 180,
  });
  expect(journey).toMatchObject({
    departure: utc('2027-03-27T21:30'),
    legs: [{ serviceDay: '2027-03-28' }],
  });
});

test('a boat past midnight belongs to the service day before and to the next calendar day', () => {
  const timetable = timetableOf({ trips: { late: 'a 23:00 > b 24:40/25:10 > c 26:00' } });
  const journey = earliestArrival(timetable, {
    from: ['b'],
    to: ['c'],
    departAfter: utc('2027-07-13T21:00'),
    withinMinutes: 600,
  });
  expect(journey).toMatchObject({
    departure: utc('2027-07-13T22:10'),
    arrival: utc('2027-07-13T23:00'),
    legs: [{ serviceDay: '2027-07-13' }],
  });
});
