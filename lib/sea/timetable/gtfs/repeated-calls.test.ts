import { feedCalls } from '../types';
import { readFeed } from './read-feed';
import { smallFeed } from './testing/small-feed';

it('keeps both rows of a repeated call for realtime messages', () => {
  const read = readFeed(
    smallFeed({
      'stop_times.txt': [
        'trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type',
        'out,08:00:00,08:00:00,piraeus,1,0,1',
        'out,12:00:00,12:00:00,paros,2,1,0',
        'out,12:20:00,12:20:00,paros,3,0,1',
        'out,13:30:00,13:30:00,naxos-chora,4,1,0',
      ],
    }),
  );
  if ('refused' in read) throw new Error('refused');
  const calls = read.feed.trips.find(({ id }) => id === 'out')?.calls ?? [];
  expect(calls.map((call) => feedCalls(call).map(({ sequence }) => sequence))).toEqual([
    [1],
    [2, 3],
    [4],
  ]);
});
