import { liveNetwork } from '@/lib/sea/timetable/queries';
import { realtimeSays } from '@/lib/sea/timetable/realtime/testing/in-service';
import { cancelled, late } from '@/lib/sea/timetable/realtime/testing/message';
import { isPressing, onDay } from './counts';
import { disruptionsOf } from './disruptions';

/** Piraeus at 21:00 to Milos at 01:00 and Heraklion at 06:00, and an evening boat to Santorini that arrives at 02:50. */
const [night, evening] = ['kno-south', 'bs1-out'];
const startDate = '20270716';

realtimeSays(() => [
  cancelled({ tripId: night, startDate }),
  late({ tripId: evening, startDate }, 120),
]);

const at = (athens: string) => {
  const instant = Date.parse(`2027-07-${athens.replace(' ', 'T')}:00+03:00`) / 60_000;
  const report = {
    ...({ freshness: 'none', at: null, sea: { freshness: 'none', at: null }, days: [] } as const),
    places: new Map(),
  };
  return disruptionsOf(liveNetwork(), report, instant);
};
const tripsAt = (athens: string) => at(athens).boats.map(({ tripId }) => tripId);

it('keeps boats of the night until their last call', () => {
  expect(tripsAt('16 20:00')).toEqual([evening, night]);
  expect(tripsAt('17 00:05')).toEqual([evening, night]);
  expect(tripsAt('17 04:45')).toEqual([evening, night]);
  // Two hours late at Santorini.
  expect(tripsAt('17 04:55')).toEqual([night]);
  expect(tripsAt('17 06:05')).toEqual([]);
});

it('lists them under the day that has begun, where they press as before', () => {
  const found = at('17 00:05');
  expect(onDay(found, '2027-07-17').boats).toHaveLength(2);
  expect(onDay(found, '2027-07-18').boats).toEqual([]);
  expect(isPressing(found)).toBe(true);
});

it('keeps a cancelled boat of the day until the day ends', () => {
  expect(tripsAt('16 23:59')).toContain(night);
});
