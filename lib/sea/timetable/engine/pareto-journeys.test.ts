import { paretoJourneys } from './pareto-journeys.ts';
import { timetableOf, utc, wholeDay } from './testing/small-timetable.ts';

test('staying on board is not a transfer and needs no transfer time', () => {
  const timetable = timetableOf({ trips: { one: 'a 08:00 > b 09:00/09:05 > c 10:00' } });
  const [journey, ...others] = paretoJourneys(timetable, {
    from: ['a'],
    to: ['c'],
    window: wholeDay,
    latestArrival: utc('2027-07-15T21:00'),
  });
  expect(others).toEqual([]);
  expect(journey).toMatchObject({ transfers: 0, legs: [{ from: 'a', to: 'c' }] });
  expect(journey?.legs[0]).toHaveProperty('calls.length', 3);
});

test('no journey leaves and boards the same boat again for a cheaper ticket', () => {
  const fares = [
    ['l0', 'a', 'c', 5000],
    ['l0', 'a', 'b', 1000],
    ['l0', 'b', 'c', 1000],
  ] as const;
  const timetable = timetableOf({ trips: { one: 'a 08:00 > b 09:00/10:00 > c 11:00' }, fares });
  const journeys = paretoJourneys(timetable, {
    from: ['a'],
    to: ['c'],
    window: wholeDay,
    latestArrival: utc('2027-07-14T12:00'),
  });
  expect(journeys).toMatchObject([{ transfers: 0, cents: 5000 }]);
});

test('a boat that waits for boarding does not replace another that leads to it', () => {
  const timetable = timetableOf({
    trips: { one: 'a 08:00 > b 09:00/10:00 > c 11:00', "other'": 'a 08:00 > b 09:00' },
    fares: [
      ['l0', 'a', 'c', 5000],
      ['l0', 'a', 'b', 1000],
      ['l0', 'b', 'c', 1000],
      ['l1', 'a', 'b', 1200],
    ],
  });
  const journeys = paretoJourneys(timetable, {
    from: ['a'],
    to: ['c'],
    window: wholeDay,
    latestArrival: utc('2027-07-14T12:00'),
  });
  expect(journeys).toMatchObject([
    { transfers: 0, cents: 5000 },
    { transfers: 1, cents: 2200, legs: [{ tripId: "other'" }, { tripId: 'one' }] },
  ]);
});

test('a cheaper journey with more boats does not replace one with fewer', () => {
  const timetable = timetableOf({
    trips: {
      slow: 'a 08:00 > b 10:00',
      "one'": 'a 08:00 > d 08:30',
      "two'": 'd 09:00 > b 09:30',
      last: 'b 11:00 > c 12:00',
    },
    fares: [
      ['l0', 'a', 'b', 3000],
      ['l1', 'a', 'd', 500],
      ['l1', 'd', 'b', 500],
      ['l0', 'b', 'c', 1000],
    ],
  });
  const journeys = paretoJourneys(timetable, {
    from: ['a'],
    to: ['c'],
    window: wholeDay,
    latestArrival: utc('2027-07-14T12:00'),
  });
  expect(journeys).toMatchObject([
    { transfers: 1, cents: 4000 },
    { transfers: 2, cents: 2000 },
  ]);
});

describe('no journey visits a place twice', () => {
  const question = {
    from: ['a'],
    to: ['d'],
    window: wholeDay,
    latestArrival: utc('2027-07-16T21:00'),
  };

  test('the maximum wait is not bypassed by a round trip', () => {
    const timetable = timetableOf({
      trips: {
        first: 'a 08:00 > b 09:00',
        out: 'b 10:00 > c 11:00',
        back: 'c 14:00 > b 15:00',
        last: 'b 16:00 > d 18:00',
      },
    });
    expect(paretoJourneys(timetable, { ...question, restrictions: { maxWait: 240 } })).toEqual([]);
    expect(paretoJourneys(timetable, question)).toMatchObject([{ transfers: 1 }]);
  });

  test('no journey passes the destination and returns for a cheaper ticket', () => {
    const timetable = timetableOf({
      trips: { past: 'a 08:00 > d 09:00 > c 10:00', "back'": 'c 11:00 > d 12:00' },
      fares: [
        ['l0', 'a', 'd', 5000],
        ['l0', 'a', 'c', 1000],
        ['l1', 'c', 'd', 1000],
      ],
    });
    expect(paretoJourneys(timetable, question)).toMatchObject([{ transfers: 0, cents: 5000 }]);
  });
});
