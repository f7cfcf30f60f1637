import { readFeed } from './read-feed';
import { limits } from './settings';
import { smallFeed } from './testing/small-feed';

const head = 'trip_id,start_time,end_time,headway_secs,exact_times';
const week = 'monday,tuesday,wednesday,thursday,friday,saturday,sunday';

/** Feed with ten trips from Piraeus to Paros, repeated by the given rows. */
function feedOf(rows: (trip: string) => string, services: readonly string[] = ['daily']) {
  const ids = Array.from({ length: 10 }, (_, index) => `t${index}`);
  return readFeed(
    smallFeed({
      'calendar.txt': [
        `service_id,${week},start_date,end_date`,
        'daily,1,1,1,1,1,1,1,20270101,20271231',
        'odd,1,0,1,0,1,0,0,20270101,20271231',
        'even,0,1,0,1,0,1,1,20270101,20271231',
      ],
      'trips.txt': [
        'route_id,service_id,trip_id',
        ...ids.map((id, index) => `main,${services[index % services.length]},${id}`),
      ],
      'stop_times.txt': [
        'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
        ...ids.flatMap((id) => [
          `${id},00:00:00,00:00:00,piraeus,1`,
          `${id},00:30:00,00:30:00,paros,2`,
          `${id},01:00:00,01:00:00,naxos-chora,3`,
        ]),
      ],
      'frequencies.txt': [head, ...ids.map(rows)],
    }),
  );
}

describe('the boats between two ports on one day', () => {
  it('are limited: the row that exceeds the limit is reported', () => {
    // 3 KB that expand to 4,800 departures a day.
    const read = feedOf((trip) => `${trip},00:00:00,24:00:00,180,1`);
    // Each row expands to 480, so the first one already exceeds the limit.
    expect('refused' in read && read.refused[0]).toEqual({
      file: 'frequencies.txt',
      line: 2,
      message: `more than ${limits.departuresBetweenPorts} boats from “piraeus” to “paros” on 2027-01-01`,
    });
    const several = feedOf((trip) => `${trip},06:00:00,18:00:00,600,1`);
    expect('refused' in several && several.refused[0]).toMatchObject({ line: 7 });
  });

  it('are counted by day, across midnight', () => {
    // 72 each: 720 in all, 360 on any day.
    const rows = (trip: string) => `${trip},06:00:00,18:00:00,600,1`;
    expect(feedOf(rows, ['odd', 'even'])).toHaveProperty('feed');
    // Half of them leave the next day, when the other half sails.
    const night = (trip: string) =>
      Number(trip.slice(1)) % 2 ? rows(trip) : `${trip},30:00:00,42:00:00,600,1`;
    expect(feedOf(night, ['odd'])).toHaveProperty('feed');
    expect(feedOf(night, ['odd', 'even'])).toHaveProperty('refused');
  });

  it('may be as many as in a busy strait', () => {
    const read = feedOf((trip) => `${trip},06:00:00,24:00:00,2700,1`);
    expect('feed' in read && read.feed.trips).toHaveLength(240);
    expect('feed' in read && read.faults.map(({ file }) => file)).toEqual(['fare_attributes.txt']);
  });
});
