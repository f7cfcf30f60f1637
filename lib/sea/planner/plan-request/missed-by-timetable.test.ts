import { dayOf } from '@/lib/foundation/time/days';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { realtimeSays } from '@/lib/sea/timetable/realtime/testing/in-service';
import { late } from '@/lib/sea/timetable/realtime/testing/message';
import { answerPlan } from './answer';
import { planAnswer } from './answer-schema';
import { planFerries } from './operation';

const date = '2027-07-14';
const startDate = date.replaceAll('-', '');

/** Tour that changes boats on its one crossing from Mykonos to Milos. */
const query = {
  start: 'mykonos',
  end: 'milos',
  firstDay: date,
  lastDay: '2027-07-15',
  islands: 'milos:1',
};

/** Every boat of Mykonos arrives half a day late, but for those after the first day. */
realtimeSays(() => {
  const { timetable, feed } = ferryNetwork();
  return [...timetable.tripsOn(dayOf(date))].flatMap((index) => {
    const trip = feed.trips[index];
    const calls = trip?.calls.map(({ portId }) => portId) ?? [];
    if (!trip || !calls.some((port) => port.startsWith('mykonos'))) return [];
    return late({ tripId: trip.id, startDate }, 720);
  });
});

test('if a delay leaves no tour, the missed connection is the reason', async () => {
  const outcome = await planFerries.run(query, { headers: new Headers(), locale: 'en' });
  if (outcome.state !== 'ok') throw new Error(outcome.state);
  expect(outcome.result.outcome.kind).toBe('infeasible');
  const missed = outcome.result.news?.missed ?? [];
  expect(missed.length).toBeGreaterThan(0);
  for (const { arriving, leaving } of missed) {
    expect(arriving.delay?.arrival).toBe(720);
    expect(arriving.arrival).toBeGreaterThan(leaving.departure);
  }
  const answer = planAnswer.parse(
    answerPlan(outcome.result, { label: 'Typical', completeness: '' }, 'en'),
  );
  expect(answer.missed).toHaveLength(missed.length);
});

test('a tour missing from the timetable too misses nothing', async () => {
  const none = { ...query, islands: 'milos:1,naxos:1', lastDay: '2027-07-16', 'max-hours': '1' };
  const outcome = await planFerries.run(none, { headers: new Headers(), locale: 'en' });
  if (outcome.state !== 'ok') throw new Error(outcome.state);
  expect(outcome.result.outcome.kind).toBe('infeasible');
  expect(outcome.result.news?.missed).toEqual([]);
});
