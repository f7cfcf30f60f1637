import { dayOf } from '@/lib/foundation/time/days';
import { utcIso } from '@/lib/foundation/time/epoch-minutes';
import { ferryNetwork, liveNetwork } from '@/lib/sea/timetable/queries';
import { realtimeSays } from '@/lib/sea/timetable/realtime/testing/in-service';
import { cancelled, late } from '@/lib/sea/timetable/realtime/testing/message';
import type { GtfsTrip } from '@/lib/sea/timetable/types';
import { missedSailings } from './missed-sailings';
import type { TripSailing } from './types';

const date = '2027-07-14';
const { timetable, feed } = ferryNetwork();
const origin = timetable.clock.origin(dayOf(date));
const sailing = [...timetable.tripsOn(dayOf(date))].flatMap((index) => feed.trips[index] ?? []);
const [boat, off] = sailing.filter(({ calls }) => calls.length > 2);
if (!boat || !off) throw new Error('The pattern has two such boats');
const named = (tripId: string) => ({ tripId, startDate: date.replaceAll('-', '') });

realtimeSays(() => [late(named(boat.id), 60), cancelled(named(off.id))]);

/** The ride of a trip to its second call. */
function kept({ id, calls: [from, to] }: GtfsTrip): TripSailing {
  return {
    fromPort: from?.portId ?? '',
    toPort: to?.portId ?? '',
    departsAt: utcIso(origin + (from?.departure ?? 0)),
    arrivesAt: utcIso(origin + (to?.arrival ?? 0)),
    operator: '',
    vessel: '',
    cents: null,
    childCents: null,
    fareBasis: null,
    fareAsOf: null,
    sailing: id,
    isTypical: true,
  };
}

/** A boat without news that leaves some minutes after the arrival of another. */
function onwards(before: TripSailing, minutes: number): TripSailing {
  const departs = Date.parse(before.arrivesAt) / 60_000 + minutes;
  const ends = { fromPort: before.toPort, toPort: 'milos' };
  const times = { departsAt: utcIso(departs), arrivesAt: utcIso(departs + 60) };
  return { ...before, ...ends, ...times, sailing: null };
}

const missedAfter = (before: TripSailing, minutes: number) => {
  const next = onwards(before, minutes);
  const missed = missedSailings(liveNetwork(), [before, next]);
  return { arrives: missed.get(next), size: missed.size };
};

it('a boat is missed if it leaves before the late one arrives, or too soon after', () => {
  const before = kept(boat);
  const arrives = Date.parse(before.arrivesAt) / 60_000 + 60;
  expect(missedAfter(before, 50)).toEqual({ arrives, size: 1 });
  expect(missedAfter(before, 61).size).toBe(1);
  expect(missedAfter(before, 180).size).toBe(0);
});

it('a connection too short from the start, or with a cancelled boat, is not reported', () => {
  expect(missedAfter(kept(boat), -10).size).toBe(0);
  expect(missedAfter(kept(off), 50).size).toBe(0);
});
