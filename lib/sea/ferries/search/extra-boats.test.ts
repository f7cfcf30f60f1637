import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { realtimeSays } from '@/lib/sea/timetable/realtime/testing/in-service';
import type { LooseEntity } from '@/lib/sea/timetable/realtime/testing/message';
import { answerSearch } from './answer';
import { searchAnswer } from './answer-schema';
import { searchFerries } from './operation';

/** Tomorrow and the next day by the clock of the machine: extra sailings are announced shortly before. */
const [date, next] = [1, 2].map((days) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
) as [string, string];
const seconds = (clock: string) => Date.parse(`${date}T${clock}Z`) / 1000;
const [line] = ferryNetwork().feed.lines;

const extra = (routeId: string, clock: string): LooseEntity => ({
  tripUpdate: {
    trip: { tripId: `extra-${clock}`, routeId, scheduleRelationship: 1 },
    stopTimeUpdate: [
      { stopId: 'piraeus', departure: { time: seconds(clock) } },
      { stopId: 'paros-parikia', arrival: { time: seconds(clock) + 4 * 3600 } },
      { stopId: 'naxos-chora', arrival: { time: seconds(clock) + 5 * 3600 } },
    ],
  },
});

realtimeSays(() => [extra(line?.id ?? '', '10:00:00'), extra('unknown', '08:00:00')]);

async function extraOn(from: string, to: string, on = date) {
  const outcome = await searchFerries.run(
    { from, to, date: on },
    { headers: new Headers(), locale: 'en' },
  );
  if (outcome.state !== 'ok') throw new Error(outcome.state);
  const { crossings } = searchAnswer.parse(answerSearch(outcome.result, 'Typical', 'en'));
  return crossings[0]?.extra;
}

it('added boats are shown on their day, with the company if known', async () => {
  const operator = ferryNetwork().operators.get(line?.operatorId ?? '');
  expect(await extraOn('piraeus', 'naxos')).toMatchObject([
    { from: 'piraeus', to: 'naxos-chora', source: null },
    { from: 'piraeus', to: 'naxos-chora', source: { operator: operator?.name } },
  ]);
  expect(await extraOn('paros', 'naxos')).toHaveLength(2);
});

it('added boats are not shown in the other direction or on another day', async () => {
  expect(await extraOn('naxos', 'piraeus')).toEqual([]);
  expect(await extraOn('piraeus', 'naxos', next)).toEqual([]);
});
