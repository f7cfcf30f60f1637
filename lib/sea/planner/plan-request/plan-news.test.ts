import { dayOf } from '@/lib/foundation/time/days';
import { cancelledBoats } from '@/lib/sea/timetable/boat-news';
import { ferryNetwork, liveNetwork } from '@/lib/sea/timetable/queries';
import { realtimeSays } from '@/lib/sea/timetable/realtime/testing/in-service';
import { cancelled, notice } from '@/lib/sea/timetable/realtime/testing/message';
import { answerPlan } from './answer';
import { planAnswer } from './answer-schema';
import { planFerries } from './operation';

const [first, last] = ['2027-07-14', '2027-07-16'];

/** Days on which all calls at Naxos are cancelled. */
const strike = ['2027-08-03', '2027-08-04'];

/**
 * Cancels all boats but one from Piraeus to Naxos on the first day, and every boat of Naxos during
 * the strike.
 */
realtimeSays(() => {
  const { timetable, feed } = ferryNetwork();
  const trips = [...timetable.tripsOn(dayOf(first))].map((index) => feed.trips[index]);
  const direct = trips.filter((trip) => {
    const ports = trip?.calls.map(({ portId }) => portId) ?? [];
    return ports.indexOf('piraeus') === 0 && ports.includes('naxos-chora');
  });
  // Keep the last direct boat.
  const ofNaxos = feed.trips.filter(({ calls }) =>
    calls.some(({ portId }) => portId === 'naxos-chora'),
  );
  return [
    ...direct
      .slice(0, -1)
      .map((trip) => cancelled({ tripId: trip?.id ?? '', startDate: first.replaceAll('-', '') })),
    ...strike.flatMap((date) =>
      ofNaxos.map(({ id }) => cancelled({ tripId: id, startDate: date.replaceAll('-', '') })),
    ),
    notice([{ stopId: 'naxos-chora' }], { en: 'Strike' }),
    notice([{ stopId: 'thirasia-riva' }], { en: 'Elsewhere' }),
  ];
});

test('a plan uses boats that sail, in a worker too, and lists cancelled ones of its days', async () => {
  const query = { start: 'piraeus', end: 'piraeus', firstDay: first, lastDay: last };
  const outcome = await planFerries.run(
    { ...query, islands: 'naxos:2' },
    { headers: new Headers(), locale: 'en' },
  );
  if (outcome.state !== 'ok' || outcome.result.outcome.kind !== 'plan') throw new Error('no plan');
  const { outcome: solved, news } = outcome.result;
  const off = cancelledBoats(liveNetwork(), ['piraeus'], ['naxos-chora'], first);
  expect(off.length).toBeGreaterThan(1);
  const boats = solved.plan.legs.flatMap(({ journey }) => journey?.legs ?? []);
  const sailing = boats.map((leg) => (leg.kind === 'sea' ? `${leg.tripId} ${leg.serviceDay}` : ''));
  for (const boat of off) expect(sailing).not.toContain(`${boat.tripId} ${boat.serviceDay}`);
  expect(solved.plan.legs[0]?.date).toBe(first);
  expect(news?.cancelled[0]).toEqual(off);
  expect(news?.cancelled[1]).toEqual([]);
});

test('without a tour, cancelled boats are listed once each, with the notices', async () => {
  const query = { start: 'piraeus', end: 'piraeus', firstDay: strike[0], lastDay: strike[1] };
  const outcome = await planFerries.run(
    { ...query, islands: 'naxos:1' },
    { headers: new Headers(), locale: 'en' },
  );
  if (outcome.state !== 'ok') throw new Error(outcome.state);
  expect(outcome.result.outcome.kind).toBe('infeasible');
  const [boats = [], ...others] = outcome.result.news?.cancelled ?? [];
  expect(others).toEqual([]);
  const direct = strike.flatMap((date) =>
    cancelledBoats(liveNetwork(), ['piraeus'], ['naxos-chora'], date),
  );
  expect(direct.length).toBeGreaterThan(2);
  for (const { tripId, serviceDay, from, to } of direct) {
    expect(boats).toContainEqual(expect.objectContaining({ tripId, serviceDay, from, to }));
  }
  const names = boats.map(({ tripId, serviceDay }) => `${tripId} ${serviceDay}`);
  expect(new Set(names).size).toBe(names.length);
  const answer = planAnswer.parse(
    answerPlan(outcome.result, { label: 'Typical', completeness: '' }, 'en'),
  );
  expect(answer.cancelled[0]).toHaveLength(boats.length);
  expect(answer.realtime?.notices.map(({ header }) => header)).toEqual(['Strike']);
});

test('boats that the party may not board are not listed as missed', async () => {
  const query = { start: 'piraeus', end: 'piraeus', firstDay: strike[0], lastDay: strike[1] };
  const outcome = await planFerries.run(
    { ...query, islands: 'naxos:1', vehicle: 'car' },
    { headers: new Headers(), locale: 'en' },
  );
  if (outcome.state !== 'ok') throw new Error(outcome.state);
  const boats = outcome.result.news?.cancelled.flat() ?? [];
  expect(boats.length).toBeGreaterThan(0);
  const { trips } = outcome.result.network;
  expect(boats.every(({ tripId }) => trips.get(tripId)?.takesVehicles)).toBe(true);
});
