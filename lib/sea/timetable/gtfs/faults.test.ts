import { describeFault } from '../service/feed-report';
import { countFaults } from './faults';
import { readFeed } from './read-feed';
import { smallFeed } from './testing/small-feed';

const header = 'trip_id,arrival_time,departure_time,stop_id,stop_sequence';
const trips = Array.from({ length: 30 }, (_, index) => `t${index}`);

/** Feed of thirty trips with a departure time that is a word, and one sound trip if asked for. */
function readWith(isSound: boolean) {
  return readFeed(
    smallFeed({
      'trips.txt': [
        'route_id,service_id,trip_id',
        ...trips.map((id) => `main,daily,${id}`),
        ...(isSound ? ['main,daily,sound'] : []),
      ],
      'stop_times.txt': [
        header,
        ...trips.flatMap((id, index) => [
          `${id},at ${index},at ${index},piraeus,1`,
          `${id},12:00:00,12:00:00,paros,2`,
        ]),
        ...(isSound
          ? ['sound,07:00:00,07:00:00,piraeus,1', 'sound,12:00:00,12:00:00,paros,2']
          : []),
      ],
    }),
  );
}

describe('the faults of a feed', () => {
  it('of the same kind are counted, with the first lines', () => {
    const read = readWith(true);
    if ('refused' in read) throw new Error('refused');
    const reported = read.faults.filter(({ file }) => file === 'stop_times.txt');
    expect(reported).toEqual([
      {
        file: 'stop_times.txt',
        line: 2,
        field: 'arrival_time',
        message: '“at 0”: trip “t0” dropped',
        more: 29,
        moreLines: [4, 6, 8, 10, 12],
      },
    ]);
    expect(countFaults(reported)).toBe(30);
    expect(reported.map(describeFault)).toEqual([
      'stop_times.txt line 2 arrival_time: “at 0”: trip “t0” dropped (and 29 more like it: line 4, 6, 8, 10, 12, …)',
    ]);
  });

  it('start with the reason for the rejection, which names the cause of most lost trips', () => {
    const read = readWith(false);
    const [reason, ...others] = 'refused' in read ? read.refused : [];
    expect(reason).toEqual({
      file: 'trips.txt',
      message:
        'no ferry trip that ever runs: 30 of 30 dropped, most for stop_times.txt line 2 arrival_time: “at 0”: trip “t0” dropped',
    });
    expect(others.length).toBeLessThan(5);
  });

  it('without a position are grouped, however many there are', () => {
    const rows = Array.from({ length: 250 }, (_, index) => `stop ${'x'.repeat(index)},Name`);
    const read = readFeed(
      smallFeed({
        'stops.txt': [...(smallFeed().get('stops.txt') ?? '').trim().split('\n'), ...rows],
      }),
    );
    if ('refused' in read) throw new Error('refused');
    expect(read.faults).toContainEqual(expect.objectContaining({ file: 'stops.txt', more: 249 }));
  });
});
