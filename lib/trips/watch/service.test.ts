import { env } from '@/lib/foundation/env';
import { adminClient } from '@/lib/platform/supabase/admin';
import { feedHolder, typicalFeed } from '@/lib/sea/timetable/service/feed-in-service';
import { makeRunner } from './runner';
import { keepTripsWatched } from './service';

jest.mock('@/lib/foundation/env', () => {
  const { env: real, ...rest } = jest.requireActual('@/lib/foundation/env');
  return { ...rest, env: { ...real } };
});
jest.mock('@/lib/platform/supabase/admin', () => ({ adminClient: jest.fn() }));
jest.mock('./runner', () => ({ makeRunner: jest.fn() }));

it('makes no round by the shipped pattern while another timetable is expected', async () => {
  jest.useFakeTimers();
  jest.mocked(adminClient).mockReturnValue({} as ReturnType<typeof adminClient>);
  const round = jest.fn(async () => undefined);
  jest.mocked(makeRunner).mockReturnValue(round);
  Object.assign(env, { FERRY_GTFS_URL: 'https://example.org/gtfs.zip' });
  const typical = typicalFeed();

  expect(keepTripsWatched(30)).toBe(true);
  await jest.advanceTimersByTimeAsync(90_000);
  expect(round).not.toHaveBeenCalled();
  feedHolder().inService = { ...typical, source: 'kept' };
  await jest.advanceTimersByTimeAsync(30_000);
  expect(round).toHaveBeenCalledTimes(1);
  // The pattern is all that there is without an address.
  Object.assign(env, { FERRY_GTFS_URL: undefined });
  feedHolder().inService = typical;
  await jest.advanceTimersByTimeAsync(30_000);
  expect(round).toHaveBeenCalledTimes(2);
});
