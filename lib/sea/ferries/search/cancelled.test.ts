import { newsOf } from '@/lib/sea/timetable/boat-news';
import { ferryNetwork, liveNetwork } from '@/lib/sea/timetable/queries';
import { realtimeSays } from '@/lib/sea/timetable/realtime/testing/in-service';
import { cancelled, late, notice } from '@/lib/sea/timetable/realtime/testing/message';
import { answerSearch } from './answer';
import { searchAnswer } from './answer-schema';
import { directJourneys } from './direct-journeys';
import { isSea } from './offers';
import { searchFerries } from './operation';

const date = '2027-07-14';
const query = { from: 'piraeus', to: 'naxos', date };
const asPlanned = directJourneys(ferryNetwork().timetable, ['piraeus'], ['naxos-chora'], date);
const [first, second, third] = asPlanned.flatMap(({ legs }) => legs.filter(isSea));
if (!first || !second || !third) throw new Error('The pattern has three boats to Naxos in July');
const named = ({ tripId, serviceDay }: typeof first) => ({
  tripId,
  startDate: serviceDay.replaceAll('-', ''),
});

/** The boat of Friday's service that leaves Naxos at 24:10. */
const atNight = directJourneys(
  ferryNetwork().timetable,
  ['naxos-chora'],
  ['santorini-athinios'],
  '2027-07-10',
)
  .flatMap(({ legs }) => legs.filter(isSea))
  .find(({ serviceDay }) => serviceDay === '2027-07-09');
if (!atNight) throw new Error('The pattern has a boat after midnight');

realtimeSays(() => [
  cancelled(named(first)),
  cancelled(named(atNight)),
  late(named(second), 25),
  notice([{ stopId: 'piraeus' }], { el: 'Απεργία' }),
  notice([{ stopId: 'thirasia-riva' }], { en: 'Elsewhere' }),
]);

async function searchOn(on = date, ends = {}) {
  const outcome = await searchFerries.run(
    { ...query, ...ends, date: on },
    { headers: new Headers(), locale: 'en' },
  );
  if (outcome.state !== 'ok') throw new Error(outcome.state);
  const [crossing] = outcome.result.crossings;
  if (!crossing) throw new Error('no crossing');
  return crossing;
}

const boatsOf = ({ offers }: Awaited<ReturnType<typeof searchOn>>) =>
  offers.flatMap(({ journey }) => journey.legs.filter(isSea));

describe('a search with realtime updates', () => {
  it('never offers a cancelled boat, and reports it', async () => {
    const crossing = await searchOn();
    const trips = boatsOf(crossing).map(({ tripId }) => tripId);
    expect(trips).not.toContain(first.tripId);
    expect(trips).toContain(third.tripId);
    expect(crossing.cancelled).toMatchObject([
      { tripId: first.tripId, departure: first.departure, arrival: first.arrival },
    ]);
    const direct = crossing.offers.filter(({ journey }) => journey.transfers === 0);
    expect(crossing.days.find((day) => day.date === date)?.direct).toBe(direct.length);
  });

  it('reports a cancellation after midnight on the evening before, and on its date', async () => {
    const nights = { from: 'naxos', to: 'santorini' };
    for (const on of ['2027-07-09', '2027-07-10']) {
      const { cancelled: gone } = await searchOn(on, nights);
      expect(gone).toContainEqual(expect.objectContaining({ tripId: atNight.tripId }));
    }
    expect((await searchOn('2027-07-08', nights)).cancelled).toEqual([]);
  });

  it('shows a late boat at its expected time, with the delay', async () => {
    const boat = boatsOf(await searchOn()).find(({ tripId }) => tripId === second.tripId);
    expect(boat).toMatchObject({
      departure: second.departure + 25,
      arrival: second.arrival + 25,
      delay: { departure: 25, arrival: 25 },
    });
  });

  it('does not change other days', async () => {
    const crossing = await searchOn('2027-07-15');
    expect(crossing.cancelled).toEqual([]);
    expect(boatsOf(crossing).every(({ delay }) => delay === undefined)).toBe(true);
  });

  it('returns the same in the API, with the notices for ports of both ends', async () => {
    const outcome = await searchFerries.run(query, { headers: new Headers(), locale: 'en' });
    if (outcome.state !== 'ok') throw new Error(outcome.state);
    const answer = searchAnswer.parse(answerSearch(outcome.result, 'Typical', 'en'));
    expect(answer.realtime).toMatchObject({
      state: 'live',
      notices: [{ header: 'Απεργία', language: 'el' }],
    });
    expect(answer.crossings[0]?.cancelled).toMatchObject([{ tripId: first.tripId }]);
    const legs = answer.crossings[0]?.journeys.flatMap((journey) => journey.legs) ?? [];
    expect(legs).toContainEqual(
      expect.objectContaining({
        tripId: second.tripId,
        delay: expect.objectContaining({ departureMinutes: 25 }),
      }),
    );
  });

  it('keeps its timetable while nothing changes, and the scheduled one beside it', () => {
    expect(liveNetwork()).toBe(liveNetwork());
    expect(liveNetwork().timetable).not.toBe(ferryNetwork().timetable);
    expect(ferryNetwork().realtime).toBeUndefined();
    expect(newsOf(ferryNetwork(), first)).toBeUndefined();
  });
});
