import fc from 'fast-check';
import { addDays } from '../../../foundation/time/days.ts';
import { sailingDays } from './sailing-days.ts';
import { allWays } from './testing/exhaustive.ts';
import { randomEnds, randomNetwork } from './testing/random-network.ts';
import { athensMidnight, runsOf } from './testing/runs.ts';
import { timetableOf } from './testing/small-timetable.ts';
import { compileTimetable } from './timetable.ts';

test('days are classified by direct boats, changes, or no boats', () => {
  const timetable = timetableOf({
    trips: { one: 'a 08:00 > b 09:00', two: 'b 10:00 > c 11:00' },
  });
  const start = '2027-12-30';
  const days = (to: string) => sailingDays(timetable, { from: ['a'], to: [to], start, days: 3 });
  expect(days('b')).toEqual([
    { date: '2027-12-30', direct: 1, reachable: true },
    { date: '2027-12-31', direct: 1, reachable: true },
    { date: '2028-01-01', direct: 0, reachable: false },
  ]);
  expect(days('c')[0]).toEqual({ date: '2027-12-30', direct: 0, reachable: true });
  expect(days('d')[0]).toEqual({ date: '2027-12-30', direct: 0, reachable: false });
});

test('each day matches the boats and journeys of an exhaustive search', () => {
  const seen = { direct: 0, changed: 0, unreachable: 0 };
  fc.assert(
    fc.property(
      randomNetwork,
      randomEnds,
      fc.integer({ min: 0, max: 2 }),
      ({ feed, firstDay }, { from, to }, maxTransfers) => {
        const days = sailingDays(compileTimetable(feed), {
          from,
          to,
          start: firstDay,
          days: 3,
          maxTransfers,
        });
        const expected = [0, 1, 2].map((index) => {
          const date = addDays(firstDay, index);
          const [start, next, end] = [0, 1, 2].map((later) =>
            athensMidnight(addDays(date, later)),
          ) as [number, number, number];
          const direct = runsOf(feed, firstDay).filter(({ calls }) =>
            calls.some(
              ({ portId, boards, departure }, call) =>
                from.includes(portId) &&
                boards &&
                departure >= start &&
                departure < next &&
                calls.slice(call + 1).some((later) => to.includes(later.portId) && later.alights),
            ),
          ).length;
          const ways = allWays(feed, firstDay, {
            from,
            to,
            departFrom: start,
            departBefore: next,
            arriveBy: end - 1,
            maxBoats: maxTransfers + 1,
          });
          const reachable = direct > 0 || ways.length > 0;
          seen[direct > 0 ? 'direct' : reachable ? 'changed' : 'unreachable'] += 1;
          return { date, direct, reachable };
        });
        expect(days).toEqual(expected);
      },
    ),
    { numRuns: 200 },
  );
  // Checks that the networks prove something.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(20);
});

test.each([
  ['the last minute of the next day', 'b 23:59 > c 47:59', true],
  ['the midnight after it', 'b 24:00 > c 48:00', false],
])('a change that ends at %s', (_, second, reachable) => {
  const timetable = timetableOf({ trips: { first: 'a 20:00 > b 21:00', second } });
  const [day] = sailingDays(timetable, { from: ['a'], to: ['c'], start: '2027-07-14', days: 1 });
  expect(day).toMatchObject({ direct: 0, reachable });
});
