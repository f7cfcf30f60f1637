import { earliestArrival, latestDeparture } from './best-journey.ts';
import { paretoJourneys } from './pareto-journeys.ts';
import { sailingDays } from './sailing-days.ts';
import { timetableOf, utc, wholeDay } from './testing/small-timetable.ts';

test('a road between two ports replaces the transfer time', () => {
  const timetable = timetableOf({
    trips: { first: 'a 08:00 > b 09:00', second: 'c 09:30 > d 10:00' },
    transfers: [{ from: 'b', to: 'c', minutes: 30 }],
  });
  const journey = earliestArrival(timetable, {
    from: ['a'],
    to: ['d'],
    departAfter: utc('2027-07-14T00:00'),
    withinMinutes: 1440,
  });
  expect(journey?.legs).toMatchObject([
    { kind: 'sea' },
    { kind: 'road', departure: utc('2027-07-14T06:00'), arrival: utc('2027-07-14T06:30') },
    { kind: 'sea', departure: utc('2027-07-14T06:30') },
  ]);
});

test('the latest departure is preferred among equal arrivals', () => {
  const timetable = timetableOf({
    trips: {
      early: 'a 06:00 > b 07:00',
      later: 'a 08:00 > b 09:00',
      on: 'b 10:00 > c 11:00',
    },
  });
  const journey = earliestArrival(timetable, {
    from: ['a'],
    to: ['c'],
    departAfter: utc('2027-07-14T00:00'),
    withinMinutes: 1440,
  });
  expect(journey?.departure).toBe(utc('2027-07-14T05:00'));
});

test('fewer boats are preferred among equal arrivals, even when they leave earlier', () => {
  const timetable = timetableOf({
    trips: {
      direct: 'a 07:00 > d 10:00/10:10 > c 12:00',
      first: 'a 08:00 > b 09:00',
      second: 'b 09:30 > c 12:00',
    },
  });
  const journey = earliestArrival(timetable, {
    from: ['a'],
    to: ['c'],
    departAfter: utc('2027-07-14T00:00'),
    withinMinutes: 1440,
  });
  expect(journey).toMatchObject({ transfers: 0, departure: utc('2027-07-14T04:00') });
});

test('fewer boats are preferred among equal departures, even when they arrive later', () => {
  const timetable = timetableOf({
    trips: {
      direct: 'a 08:00 > d 08:30/08:40 > c 12:00',
      first: 'a 08:00 > b 09:00',
      second: 'b 09:30 > c 11:00',
    },
  });
  const journey = latestDeparture(timetable, {
    from: ['a'],
    to: ['c'],
    arriveBy: utc('2027-07-14T12:00'),
    withinMinutes: 1440,
  });
  expect(journey).toMatchObject({ transfers: 0, arrival: utc('2027-07-14T09:00') });
});

test('eight boats in a row are found, nine are not', () => {
  const ports = 'abcdefghij';
  const hop = (index: number) =>
    `${ports[index]} ${6 + index}:00 > ${ports[index + 1]} ${6 + index}:30`;
  const timetable = timetableOf({
    trips: Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`t${index}`, hop(index)])),
    ports: ports.length,
  });
  const [start, end] = wholeDay;
  const transfers = (to: string) => {
    const ends = { from: ['a'], to: [to] };
    return [
      earliestArrival(timetable, { ...ends, departAfter: start, withinMinutes: 1440 }),
      latestDeparture(timetable, { ...ends, arriveBy: end, withinMinutes: 1440 }),
      ...paretoJourneys(timetable, {
        ...ends,
        window: wholeDay,
        maxTransfers: 20,
        latestArrival: end,
      }),
    ].map((journey) => journey?.transfers);
  };
  const reachable = (to: string) =>
    sailingDays(timetable, {
      from: ['a'],
      to: [to],
      start: '2027-07-14',
      days: 1,
      maxTransfers: 20,
    }).map((day) => day.reachable);
  expect(transfers('i')).toEqual([7, 7, 7]);
  expect(reachable('i')).toEqual([true]);
  expect(transfers('j')).toEqual([undefined, undefined]);
  expect(reachable('j')).toEqual([false]);
});

test('a journey may use its whole time limit and not a minute more', () => {
  const timetable = timetableOf({ trips: { one: 'a 08:00 > b 09:00' } });
  const ends = { from: ['a'], to: ['b'] };
  const [departAfter, arriveBy] = [utc('2027-07-14T05:00'), utc('2027-07-14T06:00')];
  const found = (withinMinutes: number) => [
    earliestArrival(timetable, { ...ends, departAfter, withinMinutes })?.arrival,
    latestDeparture(timetable, { ...ends, arriveBy, withinMinutes })?.departure,
  ];
  expect(found(60)).toEqual([arriveBy, departAfter]);
  expect(found(59)).toEqual([undefined, undefined]);
});
