import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { realtimeSays } from '@/lib/sea/timetable/realtime/testing/in-service';
import { late } from '@/lib/sea/timetable/realtime/testing/message';
import type { SeaLeg } from '@/lib/sea/timetable/types';
import { answerSearch } from './answer';
import { searchAnswer } from './answer-schema';
import type { End } from './ends';
import { isSea } from './offers';
import { offersOfDay } from './offers-of-day';
import { searchFerries } from './operation';
import { whyNone } from './why-none';

const date = '2027-07-14';
const { timetable, stations } = ferryNetwork();
const end = (id: string): End => ({
  id,
  position: [25, 37],
  name: { en: id, el: id },
  portIds: stations.get(id)?.portIds ?? [id],
});

/** A pair without a direct boat. */
const [from, to] = ['mykonos', 'milos'];
const ways = offersOfDay(timetable, { from: end(from), to: end(to) }, date, {
  passengers: 1,
  filter: {},
}).offers.map(({ journey }) => journey.legs.filter(isSea));
const firstBoats = ways.map(([first]) => first as SeaLeg);

/** Each first boat arrives a quarter of an hour after the last boat onwards of its way has left. */
realtimeSays(() =>
  firstBoats.map(({ tripId, serviceDay, arrival }, index) => {
    const departs = ways[index]?.[1]?.departure ?? 0;
    return late({ tripId, startDate: serviceDay.replaceAll('-', '') }, departs - arrival + 15);
  }),
);

async function searchOn(on: string) {
  const query = { from, to, date: on };
  const outcome = await searchFerries.run(query, { headers: new Headers(), locale: 'en' });
  if (outcome.state !== 'ok') throw new Error(outcome.state);
  const [crossing] = outcome.result.crossings;
  if (!crossing) throw new Error('no crossing');
  return { crossing, result: outcome.result };
}

it('has connections that can be missed', () => {
  expect(ways.length).toBeGreaterThan(0);
  for (const boats of ways) expect(boats.length).toBeGreaterThan(1);
});

it('a missed connection is reported with the expected times', async () => {
  const { crossing, result } = await searchOn(date);
  expect(crossing.missed.length).toBeGreaterThan(0);
  for (const { arriving, leaving } of crossing.missed) {
    expect(arriving.delay?.arrival).toBeGreaterThan(0);
    expect(arriving.arrival).toBeGreaterThan(leaving.departure);
  }
  const [answer] = searchAnswer.parse(answerSearch(result, 'Typical', 'en')).crossings;
  expect(answer?.missed.map(({ port }) => port)).toEqual(
    crossing.missed.map(({ leaving }) => leaving.from),
  );
});

it('a missed connection is the reason if nothing else is left', async () => {
  const { crossing } = await searchOn(date);
  const none = { ...crossing, isNextDayBetter: false, withoutWish: [], found: 0, moved: [] };
  expect(whyNone(none)).toBe('missed');
  expect(whyNone({ ...none, missed: [] })).toBe('nothing');
});

it('no missed connection is reported on another day', async () => {
  expect((await searchOn('2027-07-21')).crossing.missed).toEqual([]);
});
