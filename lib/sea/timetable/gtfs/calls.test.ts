import { readFeed } from './read-feed';
import { smallFeed } from './testing/small-feed';

const header =
  'trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type';

/** Trips of the small feed with the given stop times, and their faults. */
function read(rows: readonly string[]) {
  const outcome = readFeed(smallFeed({ 'stop_times.txt': [header, ...rows] }));
  if ('refused' in outcome) throw new Error(JSON.stringify(outcome.refused));
  const { feed } = outcome;
  // The small feed has a fare in dollars, which is a fault of another file.
  const faults = outcome.faults.filter(({ file }) => file === 'stop_times.txt');
  return {
    faults,
    calls: feed.trips
      .find(({ id }) => id === 'out')
      ?.calls.map(({ portId, arrival, departure, boards, alights }) => [
        portId,
        arrival,
        departure,
        ...(boards ? [] : ['no boarding']),
        ...(alights ? [] : ['no landing']),
      ]),
  };
}

const back = ['back,22:30:00,22:30:00,naxos-chora,1,0,0', 'back,27:45:00,27:45:00,piraeus,2,0,0'];

describe('the calls of a trip', () => {
  it('accept times without seconds', () => {
    const { calls, faults } = read([
      'out,7:25,7:25,piraeus,1,0,0',
      'out,11:40,12:00,paros,2,0,0',
      'out,12:45,12:45,naxos-chora,3,0,0',
      ...back,
    ]);
    expect(faults).toEqual([]);
    expect(calls).toEqual([
      ['piraeus', 445, 445],
      ['paros', 700, 720],
      ['naxos-chora', 765, 765],
    ]);
  });

  it('are merged if the feed has separate rows for arrival and departure', () => {
    const { calls, faults } = read([
      'out,08:00:00,08:00:00,piraeus,1,0,1',
      'out,12:00:00,12:00:00,paros,2,1,0',
      'out,12:20:00,12:20:00,paros,3,0,1',
      'out,13:30:00,13:30:00,naxos-chora,4,1,0',
      ...back,
    ]);
    expect(faults).toEqual([]);
    expect(calls).toEqual([
      ['piraeus', 480, 480, 'no landing'],
      ['paros', 720, 740],
      ['naxos-chora', 810, 810, 'no boarding'],
    ]);
  });

  it('within one minute are separated by a minute, the first one earlier', () => {
    const { calls, faults } = read([
      'out,08:00:00,08:00:00,piraeus,1,0,0',
      'out,12:00:00,12:00:00,paros,2,0,0',
      'out,12:00:00,12:00:00,naxos-chora,3,0,0',
      ...back,
    ]);
    expect(faults).toEqual([]);
    expect(calls).toEqual([
      ['piraeus', 480, 480],
      ['paros', 719, 719],
      ['naxos-chora', 720, 720],
    ]);
  });

  it('that go back in time, or all lie in one minute, are rejected', () => {
    const reversed = read([
      'out,08:00:00,08:00:00,piraeus,1,0,0',
      'out,07:59:00,08:10:00,paros,2,0,0',
      ...back,
    ]);
    expect(reversed.calls).toBeUndefined();
    expect(reversed.faults).toMatchObject([{ message: expect.stringContaining('forward') }]);
    const still = read([
      ...['piraeus', 'paros', 'naxos-chora', 'paros'].map(
        (stop, index) => `out,08:00:00,08:00:00,${stop},${index},0,0`,
      ),
      ...back,
    ]);
    expect(still.calls).toBeUndefined();
  });
});
