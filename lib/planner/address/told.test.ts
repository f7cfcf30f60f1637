import { dayOf } from '@/lib/time/days';
import { cancelledBoats } from '@/lib/timetable/boat-news';
import { ferryNetwork, liveNetwork } from '@/lib/timetable/queries';
import { realtimeSays } from '@/lib/timetable/realtime/testing/in-service';
import { cancelled } from '@/lib/timetable/realtime/testing/message';
import { planFerries } from './operation';

const [first, last] = ['2027-07-14', '2027-07-16'];

/** Every boat from Piraeus to Naxos by way of Paros, on the first day. */
realtimeSays(() => {
  const { timetable, feed } = ferryNetwork();
  const trips = [...timetable.tripsOn(dayOf(first))].map((index) => feed.trips[index]);
  const direct = trips.filter((trip) => {
    const ports = trip?.calls.map(({ portId }) => portId) ?? [];
    return ports.indexOf('piraeus') === 0 && ports.includes('naxos-chora');
  });
  // The last one is left to sail.
  return direct
    .slice(0, -1)
    .map((trip) => cancelled({ tripId: trip?.id ?? '', startDate: first.replaceAll('-', '') }));
});

test('a plan is made of boats that sail, by a worker too, and names those of its day that do not', async () => {
  const query = { start: 'piraeus', end: 'piraeus', firstDay: first, lastDay: last };
  const outcome = await planFerries.run(
    { ...query, islands: 'naxos:2' },
    { headers: new Headers(), locale: 'en' },
  );
  if (outcome.state !== 'ok' || outcome.result.outcome.kind !== 'plan') throw new Error('no plan');
  const { outcome: solved, told } = outcome.result;
  const off = cancelledBoats(liveNetwork(), ['piraeus'], ['naxos-chora'], first);
  expect(off.length).toBeGreaterThan(1);
  const boats = solved.plan.legs.flatMap(({ journey }) => journey?.legs ?? []);
  const sailing = boats.map((leg) => (leg.kind === 'sea' ? `${leg.tripId} ${leg.serviceDay}` : ''));
  for (const boat of off) expect(sailing).not.toContain(`${boat.tripId} ${boat.serviceDay}`);
  expect(solved.plan.legs[0]?.date).toBe(first);
  expect(told?.cancelled[0]).toEqual(off);
  expect(told?.cancelled[1]).toEqual([]);
});
