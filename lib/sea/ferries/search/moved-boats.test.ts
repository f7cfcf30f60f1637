import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { realtimeSays } from '@/lib/sea/timetable/realtime/testing/in-service';
import { cancelled, late } from '@/lib/sea/timetable/realtime/testing/message';
import { answerSearch } from './answer';
import { searchAnswer } from './answer-schema';
import { directJourneys } from './direct-journeys';
import { isSea } from './offers';
import { searchFerries } from './operation';
import { whyNone } from './why-none';

const [date, next] = ['2027-07-14', '2027-07-15'];
const boatsOn = (from: string, to: string, on: string) =>
  directJourneys(ferryNetwork().timetable, [from], [to], on).flatMap(({ legs }) =>
    legs.filter(isSea),
  );
// The last of those that sail on both days: what is late to leave shortly before it.
const third = boatsOn('piraeus', 'naxos-chora', date).findLast(({ tripId }) =>
  boatsOn('piraeus', 'naxos-chora', next).some((boat) => boat.tripId === tripId),
);
if (!third) throw new Error('The pattern has a daily boat to Naxos in July');
const named = ({ tripId, serviceDay }: typeof third) => ({
  tripId,
  startDate: serviceDay.replaceAll('-', ''),
});
const minutes = 23 * 60 + 50;
const gone = '2027-07-20';

realtimeSays(() => [
  late(named(third), minutes),
  // Cancels every boat that calls at Piraeus on the other day.
  ...ferryNetwork()
    .feed.trips.filter(({ calls }) => calls.some(({ portId }) => portId === 'piraeus'))
    .map(({ id }) => cancelled({ tripId: id, startDate: gone.replaceAll('-', '') })),
]);

async function searchOn(on: string) {
  const query = { from: 'piraeus', to: 'naxos', date: on };
  const outcome = await searchFerries.run(query, { headers: new Headers(), locale: 'en' });
  if (outcome.state !== 'ok') throw new Error(outcome.state);
  const [crossing] = outcome.result.crossings;
  if (!crossing) throw new Error('no crossing');
  return { crossing, result: outcome.result };
}

describe('a boat delayed into the next day', () => {
  const expected = third.departure + minutes;

  it('is reported once on its own day, with expected times and delay', async () => {
    const { crossing } = await searchOn(date);
    expect(crossing.moved.map(({ journey }) => journey)).toMatchObject([
      {
        departure: expected,
        legs: [{ tripId: third.tripId, serviceDay: date, delay: { departure: minutes } }],
      },
    ]);
    const listed = [...crossing.offers, ...crossing.afterMidnight];
    expect(listed.map(({ journey }) => journey.departure)).not.toContain(expected);
  });

  it('remains an offer on the day it leaves, beside the same boat of that day', async () => {
    const { crossing } = await searchOn(next);
    const days = crossing.offers
      .flatMap(({ journey }) => journey.legs.filter(isSea))
      .filter(
        ({ tripId, from, to }) => tripId === third.tripId && from + to === 'piraeusnaxos-chora',
      )
      .map(({ serviceDay }) => serviceDay);
    expect(new Set(days)).toEqual(new Set([date, next]));
    expect(new Set(crossing.offers.map(({ id }) => id)).size).toBe(crossing.offers.length);
    expect(crossing.moved).toEqual([]);
  });

  it('is included in the API', async () => {
    const { result } = await searchOn(date);
    const answer = searchAnswer.parse(answerSearch(result, 'Typical', 'en'));
    expect(answer.crossings[0]?.moved).toMatchObject([
      { legs: [{ tripId: third.tripId, delay: { departureMinutes: minutes } }] },
    ]);
  });
});

it('a day with all boats cancelled lists them, and offers none', async () => {
  const { crossing } = await searchOn(gone);
  expect(crossing.offers).toEqual([]);
  expect(crossing.cancelled.length).toBeGreaterThan(2);
  expect(whyNone(crossing)).toBe('cancelled');
  expect(whyNone({ ...crossing, cancelled: [] })).toBe('nothing');
  expect(whyNone({ ...crossing, found: 1 })).toBe('filter');
});
