import { utcIso } from '@/lib/foundation/time/epoch-minutes';
import { feedHolder, typicalFeed } from '@/lib/sea/timetable/service/feed-in-service';
import { sourceStates } from './source-states';

const at = Date.parse('2027-07-12T07:00Z') / 60_000;
const timetable = (minute: number) =>
  sourceStates(minute).find(({ name }) => name === 'timetable')?.silentSince;

it('says since when a timetable is not renewed, and forgets it when it is', () => {
  const serve = (outcome: 'loaded' | 'unchanged' | 'kept' | 'held') => {
    const lastRefresh = { at: new Date(), outcome };
    feedHolder().inService = { ...typicalFeed(), lastRefresh };
  };
  expect(timetable(at)).toBeNull();
  serve('kept');
  expect(timetable(at + 1)).toBe(utcIso(at + 1));
  serve('held');
  expect(timetable(at + 5)).toBe(utcIso(at + 1));
  serve('unchanged');
  expect(timetable(at + 6)).toBeNull();
  serve('kept');
  expect(timetable(at + 7)).toBe(utcIso(at + 7));
});

it('counts a forecast that never came as silent since the first look', () => {
  const wind = (minute: number) =>
    sourceStates(minute).find(({ name }) => name === 'wind forecast');
  const first = wind(at);
  expect(first).toEqual({ name: 'wind forecast', heardAt: null, silentSince: expect.any(String) });
  expect(wind(at + 10)?.silentSince).toBe(first?.silentSince);
});
