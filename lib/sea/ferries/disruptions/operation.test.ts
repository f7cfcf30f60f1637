import { realtimeSays } from '@/lib/sea/timetable/realtime/testing/in-service';
import { cancelled, late, notice } from '@/lib/sea/timetable/realtime/testing/message';
import type { DisruptionsAnswer } from './answer-schema';
import { getDisruptions } from './operation';

jest.mock(
  'next-intl/server',
  () => jest.requireActual('@/lib/search/site-search/testing/mocks').translations,
);

realtimeSays(() => [
  cancelled({ tripId: 'bs1-out', startDate: '20270714' }),
  late({ tripId: 'bsc-back-summer', startDate: '20270714' }, 25),
  notice([{ routeType: 4 }], { el: 'Απεργία' }),
]);

async function disruptions(query: Record<string, string> = {}): Promise<DisruptionsAnswer> {
  const outcome = await getDisruptions.run(query, { headers: new Headers() });
  if (outcome.state !== 'ok') throw new Error(outcome.state);
  return getDisruptions.answer.parse(
    await getDisruptions.answerOf(outcome.result, 'en'),
  ) as DisruptionsAnswer;
}

it('lists cancelled and late boats, notices, and the rights of passengers', async () => {
  const answer = await disruptions();
  expect(answer.state).toBe('live');
  expect(answer.cancelled).toEqual([expect.objectContaining({ date: '2027-07-14' })]);
  expect(answer.late).toEqual([expect.objectContaining({ delayMinutes: 25 })]);
  expect(answer.notices).toEqual([expect.objectContaining({ header: 'Απεργία' })]);
  expect(answer.rights.sources[0]?.title).toContain('1177/2010');
});

it('keeps to the boats of a place, and refuses an unknown one', async () => {
  const answer = await disruptions({ place: 'kea' });
  expect(answer.cancelled).toEqual([]);
  expect(await getDisruptions.run({ place: 'atlantis' }, { headers: new Headers() })).toMatchObject(
    { state: 'faults' },
  );
});
