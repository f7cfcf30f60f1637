import fc from 'fast-check';
import { addDays } from '../../../foundation/time/days.ts';
import { randomNetwork } from './testing/random-network.ts';
import { athensOrigin, type Run, runsOf } from './testing/runs.ts';
import { timetableOf, utc } from './testing/small-timetable.ts';
import { compileTimetable } from './timetable.ts';
import { type TripUnderWay, tripsUnderWay } from './trips-under-way.ts';

test('a boat is found at sea and in port, before and after midnight', () => {
  const timetable = timetableOf({ trips: { late: 'a 23:00 > b 24:40/25:10 > c 26:00' } });
  const at = (time: string) => tripsUnderWay(timetable, utc(time));
  expect(at('2027-07-14T20:50')).toMatchObject([{ segment: 0, fraction: 0.5, inPort: false }]);
  expect(at('2027-07-14T21:50')).toMatchObject([{ segment: 1, fraction: 0, inPort: true }]);
  expect(at('2027-07-14T22:35')).toMatchObject([{ segment: 1, fraction: 0.5, inPort: false }]);
  expect(at('2027-07-14T23:00')).toEqual([]);
});

type Whereabouts = Omit<TripUnderWay, 'trip'>;

/** Position of one boat, determined call by call. */
function whereabouts({ calls, ...run }: Run, instant: number): Whereabouts[] {
  return calls.flatMap((call, segment): Whereabouts[] => {
    const next = calls[segment + 1];
    const { tripId, lineId, serviceDay } = run;
    const found = { tripId, serviceDay, lineId, segment };
    if (segment > 0 && next && instant >= call.arrival && instant < call.departure) {
      return [{ ...found, fraction: 0, inPort: true }];
    }
    if (!next || instant < call.departure || instant >= next.arrival) return [];
    const fraction = (instant - call.departure) / (next.arrival - call.departure);
    return [{ ...found, fraction, inPort: false }];
  });
}

test('every boat under way is where its calls place it, and no other is', () => {
  const seen = { atSea: 0, inPort: 0 };
  const key = ({ serviceDay, tripId }: Whereabouts) => `${serviceDay} ${tripId}`;
  const sorted = (trips: Whereabouts[]) => trips.sort((a, b) => (key(a) < key(b) ? -1 : 1));
  fc.assert(
    fc.property(
      randomNetwork,
      // Multiples of five minutes, on and between the times of calls.
      fc.array(fc.integer({ min: 0, max: 3 * 288 }), { minLength: 8, maxLength: 8 }),
      ({ feed, firstDay }, fives) => {
        const timetable = compileTimetable(feed);
        for (const five of fives) {
          const instant = athensOrigin(addDays(firstDay, 0)) + five * 5;
          const found = tripsUnderWay(timetable, instant).map(({ trip, ...boat }) => {
            expect(feed.trips[trip]?.id).toBe(boat.tripId);
            return boat;
          });
          const expected = runsOf(feed, firstDay).flatMap((run) => whereabouts(run, instant));
          for (const { inPort } of expected) seen[inPort ? 'inPort' : 'atSea'] += 1;
          expect(sorted(found)).toEqual(sorted(expected));
        }
      },
    ),
    { numRuns: 200 },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(100);
});
